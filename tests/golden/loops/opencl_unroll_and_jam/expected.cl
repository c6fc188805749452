// plan: unroll-and-jam i 2
__kernel void rows(__global float *restrict out, __global const float *restrict in, int width) {
  const size_t column = get_global_id(0);
  for (int i = 0; i < 64; i += 2) {
    float sum0 = 0.0f;
    float sum1 = 0.0f;
    for (int j = 0; j < width; ++j) {
      sum0 += in[i * width + j] * in[j * 64 + column];
      sum1 += in[(i + 1) * width + j] * in[j * 64 + column];
    }
    out[i * 64 + column] = sum0;
    out[(i + 1) * 64 + column] = sum1;
  }
}
