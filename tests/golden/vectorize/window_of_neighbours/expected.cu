// plan: coarsen x 4 adjacent; vectorize sums 4; vectorize in 4
#include <cassert>

__global__ void smooth(int *sums, const int *in) {
  const int i0 = blockIdx.x * 64 + threadIdx.x * 4;
  __align__(16) int sums4[4];
  *reinterpret_cast<int4 *>(sums4) = *reinterpret_cast<const int4 *>(&sums[i0]);
  __align__(16) int in12[12];
  in12[3] = in[i0 + 63];
  *reinterpret_cast<int4 *>(in12 + 4) = *reinterpret_cast<const int4 *>(&in[i0 + 64]);
  in12[8] = in[i0 + 68];
#pragma unroll
  for (int cx = 0; cx < 4; ++cx) {
    sums4[cx] += in12[cx + 3] - in12[cx + 4];
    sums4[cx] *= 3 - in12[cx + 5];
  }
  *reinterpret_cast<int4 *>(&sums[i0]) = *reinterpret_cast<int4 *>(sums4);
}

void launch(int *sums, const int *in) {
  assert(reinterpret_cast<size_t>(sums) % 16 == 0);
  assert(reinterpret_cast<size_t>(in) % 16 == 0);
  smooth<<<8, 64 / 4>>>(sums, in);
}
