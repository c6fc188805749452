// plan: coarsen x 2
// The place of a work-item in a row-major picture.
inline int place(size_t tx, int width) {
  return get_global_id(1) * width + get_group_id(0) * (get_local_size(0) * 2) + tx;
}

__kernel void negative(__global uchar *out, __global const uchar *in, int width) {
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    const unsigned int tx = get_local_id(0) + cx * get_local_size(0);
    out[place(tx, width)] = 255 - in[place(tx, width)];
  }
}
