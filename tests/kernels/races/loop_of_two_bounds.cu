// SPDX-License-Identifier: Apache-2.0
// expect: free
// How often each loop goes round is the smaller of two numbers, one of which depends on the thread or on a loop around.
__global__ void loopsOfTwoBounds(int *a, const int *b, int n) {
  const int t = threadIdx.x;
  int sum = 0;
  for (int k = 0; k < 8; ++k)
    for (int j = 0; j < 5 && j < k; ++j)
      sum += b[j];
  for (int j = t * 4; j < t * 4 + 4 && j < n; ++j)
    sum += b[j];
  for (int j = 0; j < t && j < 5; ++j)
    a[64 + t * 5 + j] = sum;
  a[t] = sum;
}

void launch(int *a, const int *b) {
  loopsOfTwoBounds<<<1, 64>>>(a, b, 200);
}
