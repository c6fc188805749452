// SPDX-License-Identifier: Apache-2.0
// expect: race s[t] and s[t + 1]
// All threads compare at once: each element belongs to two of them.
__global__ void smear(int *a) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t] = a[t];
  __syncthreads();
  for (int round = 0; round < 128; ++round) {
    if (t < 127) {
      int low = min(s[t], s[t + 1]), high = max(s[t], s[t + 1]);
      s[t] = low;
      s[t + 1] = high;
    }
    __syncthreads();
  }
  a[t] = s[t];
}

void launch(int *a) {
  smear<<<1, 128>>>(a);
}
