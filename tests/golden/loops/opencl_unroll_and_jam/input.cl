// plan: unroll-and-jam i 2
__kernel void rows(__global float *restrict out, __global const float *restrict in, int width) {
  const size_t column = get_global_id(0);
  for (int i = 0; i < 64; ++i) {
    float sum = 0.0f;
    for (int j = 0; j < width; ++j)
      sum += in[i * width + j] * in[j * 64 + column];
    out[i * 64 + column] = sum;
  }
}
