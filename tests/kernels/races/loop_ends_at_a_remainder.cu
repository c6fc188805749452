// SPDX-License-Identifier: Apache-2.0
// expect: possible out[i]
// Each thread stops at the end of its four elements. That the test holds for elements behind it does not matter, but no
// number of iterations tells so.
__global__ void fill(int *out) {
  int i = threadIdx.x * 4;
  while (i % 4 != 3) {
    out[i] = threadIdx.x;
    ++i;
  }
}

void launch(int *out) {
  fill<<<1, 64>>>(out);
}
