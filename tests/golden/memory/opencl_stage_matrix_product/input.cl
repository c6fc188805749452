// plan: stage a k 16; stage b k 16
#define TILE 16

__kernel __attribute__((reqd_work_group_size(TILE, TILE, 1))) void product(__global float *c,
                                                                           __global const float *restrict a,
                                                                           __global const float *restrict b) {
  const int x = get_global_id(0);
  const int y = get_global_id(1);
  float sum = 0.0f;
  for (int k = 0; k < 256; ++k)
    sum += a[y * 256 + k] * b[k * 256 + x];
  c[y * 256 + x] = sum;
}
