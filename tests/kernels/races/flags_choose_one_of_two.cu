// SPDX-License-Identifier: Apache-2.0
// expect: free
// A flag is 0 or 1: each thread writes one of its two elements.
__global__ void spread(int *out, const bool *flag) {
  int t = threadIdx.x;
  out[2 * t + flag[t]] = t;
}

void launch(int *out, const bool *flag) {
  spread<<<1, 64>>>(out, flag);
}
