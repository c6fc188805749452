// plan: stage a k 16; stage b k 16
#define TILE 16

__kernel __attribute__((reqd_work_group_size(TILE, TILE, 1))) void product(__global float *c,
                                                                           __global const float *restrict a,
                                                                           __global const float *restrict b) {
  __local float as[16][16];
  __local float bs[16][16];
  const int x = get_global_id(0);
  const int y = get_global_id(1);
  float sum = 0.0f;
  for (int k0 = 0; k0 < 256; k0 += 16) {
    for (int kk = k0 + get_local_id(0); kk < k0 + 16; kk += 16)
      as[get_local_id(1)][kk - k0] = a[y * 256 + kk];
    for (int kk = k0 + get_local_id(1); kk < k0 + 16; kk += 16)
      bs[kk - k0][get_local_id(0)] = b[kk * 256 + x];
    barrier(CLK_LOCAL_MEM_FENCE);

    for (int k = k0; k < k0 + 16; ++k)
      sum += as[get_local_id(1)][k - k0] * bs[k - k0][get_local_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[y * 256 + x] = sum;
}
