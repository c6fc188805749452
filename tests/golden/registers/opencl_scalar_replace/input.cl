// plan: scalar-replace out
__kernel void sums(__global float *restrict out, __global const float *restrict in, int n) {
  const int i = get_global_id(0);
  for (int k = 0; k < n; ++k)
    out[i] += in[k * n + i];
}
