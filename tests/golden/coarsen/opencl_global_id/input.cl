// plan: coarsen x 2
// Scales an array; the last work-items have nothing to do.
__kernel void scale(__global float *restrict out, __global const float *restrict in, const float factor, const int n) {
  const int i = get_global_id(0);
  if (i < n) out[i] = factor * in[i];
}
