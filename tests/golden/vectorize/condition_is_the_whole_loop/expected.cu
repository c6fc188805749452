// plan: vectorize b 4
#include <cassert>

__global__ void w(float *a, const float *b, int n) {
  int r = threadIdx.x;
  float s = 0, c = 0;
  if (3 + r * 4 < n) {
    __align__(16) float b4[4];
    *reinterpret_cast<float4 *>(b4) = *reinterpret_cast<const float4 *>(&b[r * 4]);
    for (int k = 0; k < 4; k++)
      {
        s += b4[k];
        c += 1;
      }
  } else {
    for (int k = 0; k < 4; k++)
      if (k + r * 4 < n) {
        s += b[r * 4 + k];
        c += 1;
      }
  }
  a[r] = s / c;
}

void l(float *o, float *a) {
  assert(reinterpret_cast<size_t>(a) % 16 == 0);
  w<<<1, 25>>>(o, a, 102);
}
