// SPDX-License-Identifier: Apache-2.0
// expect: free
// In each round a thread compares two neighbours that no other thread has.
__global__ void sort(int *a) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t] = a[t];
  __syncthreads();
  for (int round = 0; round < 128; ++round) {
    if (t % 2 == round % 2 && t < 127) {
      int low = s[t], high = s[t + 1];
      if (low > high) {
        s[t] = high;
        s[t + 1] = low;
      }
    }
    __syncthreads();
  }
  a[t] = s[t];
}

void launch(int *a) {
  sort<<<1, 128>>>(a);
}
