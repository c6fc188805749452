// plan: coarsen x 2
// Scales an array; the last work-items have nothing to do.
__kernel void scale(__global float *restrict out, __global const float *restrict in, const float factor, const int n) {
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    const int i = get_group_id(0) * (get_local_size(0) * 2) + get_local_id(0) + cx * get_local_size(0);
    if (i < n) out[i] = factor * in[i];
  }
}
