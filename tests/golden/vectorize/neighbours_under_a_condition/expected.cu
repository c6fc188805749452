// plan: coarsen x 4 adjacent; vectorize a 4; vectorize b 4; vectorize c 4
#include <cassert>

__global__ void add(float *c, const float *a, const float *b, int n) {
  const int i0 = blockIdx.x * (blockDim.x * 4) + threadIdx.x * 4;
  if (i0 + 3 < n) {
    __align__(16) float a4[4];
    *reinterpret_cast<float4 *>(a4) = *reinterpret_cast<const float4 *>(&a[i0]);
    __align__(16) float b4[4];
    *reinterpret_cast<float4 *>(b4) = *reinterpret_cast<const float4 *>(&b[i0]);
    __align__(16) float c4[4];
#pragma unroll
    for (int cx = 0; cx < 4; ++cx) {
      c4[cx] = a4[cx] + b4[cx]; // the last block may have too many threads
    }
    *reinterpret_cast<float4 *>(&c[i0]) = *reinterpret_cast<float4 *>(c4);
  } else {
#pragma unroll
    for (int cx = 0; cx < 4; ++cx) {
      int i = blockIdx.x * (blockDim.x * 4) + threadIdx.x * 4 + cx;
      if (i < n) c[i] = a[i] + b[i]; // the last block may have too many threads
    }
  }
}

void launch(float *c, const float *a, const float *b, int n) {
  assert(reinterpret_cast<size_t>(a) % 16 == 0);
  assert(reinterpret_cast<size_t>(b) % 16 == 0);
  assert(reinterpret_cast<size_t>(c) % 16 == 0);
  add<<<(n + 255) / 256, 256 / 4>>>(c, a, b, n);
}
