// plan: split j 8
__kernel void copies(__global float *restrict out, __global const float *restrict in, int n) {
  const int row = get_global_id(0) * n;
  for (int j0 = 0; j0 < n; j0 += 8)
    for (int j = j0; j < j0 + 8 && j < n; ++j)
      out[row + j] = in[row + j] + 1.0f;
}
