// SPDX-License-Identifier: Apache-2.0
// expect: divergent 9
// The break stands behind the barrier: threads that take it do not come to the barrier of the next round.
__global__ void halveUntilSmall(float *x, float limit) {
  __shared__ float s[64];
  float own = x[threadIdx.x];
  while (true) {
    s[threadIdx.x] = own;
    __syncthreads();
    if (own < limit) break;
    own *= 0.5f;
  }
  x[threadIdx.x] = own;
}

void launch(float *x, float limit) {
  halveUntilSmall<<<1, 64>>>(x, limit);
}
