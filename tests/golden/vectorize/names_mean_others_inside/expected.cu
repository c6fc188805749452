// plan: vectorize a 4
#include <cassert>

__global__ void w(const float *a, float *o, int x) {
  const int i0 = x + 4;
  float s = i0;
  {
    int x = threadIdx.x * 4;
    const int i02 = x + 4;
    __align__(16) float a4[4];
    *reinterpret_cast<float4 *>(a4) = *reinterpret_cast<const float4 *>(&a[i02]);
    for (int k = 0; k < 4; ++k) {
      s += a4[k];
    }
  }
  o[threadIdx.x] = s;
}

void l(float *o, float *a) {
  assert(reinterpret_cast<size_t>(a) % 16 == 0);
  w<<<1, 32>>>(a, o, 8);
}
