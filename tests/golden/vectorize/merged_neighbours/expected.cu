// plan: coarsen x 4 adjacent; vectorize a 4; vectorize b 4; vectorize c 4
// The sum of two arrays, as long as the launch has threads.
#include <cassert>

__global__ void add(float *c, const float *a, const float *b) {
  const int i0 = blockIdx.x * 256 + threadIdx.x * 4;
  __align__(16) float a4[4];
  *reinterpret_cast<float4 *>(a4) = *reinterpret_cast<const float4 *>(&a[i0]);
  __align__(16) float b4[4];
  *reinterpret_cast<float4 *>(b4) = *reinterpret_cast<const float4 *>(&b[i0]);
  __align__(16) float c4[4];
#pragma unroll
  for (int cx = 0; cx < 4; ++cx) {
    c4[cx] = a4[cx] + b4[cx];
  }
  *reinterpret_cast<float4 *>(&c[i0]) = *reinterpret_cast<float4 *>(c4);
}

void launch(float *c, const float *a, const float *b, int blocks) {
  assert(reinterpret_cast<size_t>(a) % 16 == 0);
  assert(reinterpret_cast<size_t>(b) % 16 == 0);
  assert(reinterpret_cast<size_t>(c) % 16 == 0);
  add<<<blocks, 256 / 4>>>(c, a, b);
}
