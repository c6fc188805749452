// plan: scalar-replace out
__kernel void sums(__global float *restrict out, __global const float *restrict in, int n) {
  const int i = get_global_id(0);
  float out_i = out[i];
  for (int k = 0; k < n; ++k)
    out_i += in[k * n + i];
  out[i] = out_i;
}
