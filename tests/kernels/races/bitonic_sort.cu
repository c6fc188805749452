// SPDX-License-Identifier: Apache-2.0
// expect: free
// The lower thread of a pair exchanges both elements.
__global__ void sort(int *a) {
  __shared__ int s[256];
  int t = threadIdx.x;
  s[t] = a[t];
  __syncthreads();
  for (int k = 2; k <= 256; k *= 2) {
    for (int j = k / 2; j > 0; j /= 2) {
      int other = t ^ j;
      if (other > t) {
        int mine = s[t], its = s[other];
        if (((t & k) == 0) == (mine > its)) {
          s[t] = its;
          s[other] = mine;
        }
      }
      __syncthreads();
    }
  }
  a[t] = s[t];
}

void launch(int *a) {
  sort<<<1, 256>>>(a);
}
