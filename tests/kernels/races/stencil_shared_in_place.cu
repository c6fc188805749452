// SPDX-License-Identifier: Apache-2.0
// expect: race s[t] and s[t - 1]
// expect: race s[t] and s[t + 1]
// The rounds are kept apart, but within one a thread reads its neighbour's old or new value.
__global__ void relax(float *a, int rounds) {
  __shared__ float s[256];
  int t = threadIdx.x;
  s[t] = a[blockIdx.x * 256 + t];
  __syncthreads();
  for (int r = 0; r < rounds; ++r) {
    if (t > 0 && t < 255) s[t] = 0.5f * (s[t - 1] + s[t + 1]);
    __syncthreads();
  }
  a[blockIdx.x * 256 + t] = s[t];
}

void launch(float *a, int rounds) {
  relax<<<20, 256>>>(a, rounds);
}
