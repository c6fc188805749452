// plan: move L8 before L7; unroll-and-jam i 2
__kernel void rows(__global float *restrict out, __global const float *restrict in) {
  const int t = get_global_id(0);
  float first[17];
  first[0] = 0.0f;
  for (int i = 1; i <= 16; ++i) {
    for (int j = 0; j < 64; ++j) out[(t * 17 + i) * 64 + j] = in[t * 64 + j] - first[i - 1];
    first[i] = in[t * 64 + i]; // for the next row
  }
}
