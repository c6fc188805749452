// SPDX-License-Identifier: Apache-2.0
// expect: free
// expect: assumes first is between -2147483648 and 2147483647
__global__ void fillFrom(int *out, long long first) {
  int begin = (int)first;
  out[begin + threadIdx.x] = 1;
}

void launch(int *out, long long first) {
  fillFrom<<<1, 64>>>(out, first);
}
