// plan: coarsen x 2
// The place of a work-item in a row-major picture.
inline int place(int width) {
  return get_global_id(1) * width + get_global_id(0);
}

__kernel void negative(__global uchar *out, __global const uchar *in, int width) {
  out[place(width)] = 255 - in[place(width)];
}
