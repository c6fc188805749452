// plan: vectorize a 4
#include <cassert>

__global__ void w(const float *a, float *o) {
  int i = threadIdx.x * 16;
  float s = 0;
  const int j0 = i;
  __align__(16) float a8[8];
  *reinterpret_cast<float4 *>(a8) = *reinterpret_cast<const float4 *>(&a[j0 + 010]);
  a8[4] = a[j0 + 3 + 011];
  for (int k = 0; k < 4; ++k) {
    s += a8[k] + 2 * a8[k + 1];
  }
  o[threadIdx.x] = s;
}

void l(float *o, float *a) {
  assert(reinterpret_cast<size_t>(a) % 16 == 0);
  w<<<1, 32>>>(a, o);
}
