// SPDX-License-Identifier: Apache-2.0
// expect: free
// Each thread has a column of the array for its own work space.
__global__ void digits(int *out, const int *in) {
  __shared__ int s[8][64];
  int t = threadIdx.x;
  int v = in[t];
  for (int d = 0; d < 8; ++d) {
    s[d][t] = v % 10;
    v /= 10;
  }
  int reversed = 0;
  for (int d = 0; d < 8; ++d)
    reversed = 10 * reversed + s[d][t];
  out[t] = reversed;
}

void launch(int *out, const int *in) {
  digits<<<1, 64>>>(out, in);
}
