// SPDX-License-Identifier: Apache-2.0
// expect: race a[0]
// expect: race a[0] between blocks
// expect: race b[0]
// expect: race b[0] between blocks
// expect: race c[0]
// expect: race c[0] between blocks
// What a condition chooses, and what a cast gives another type, is written as if it were named itself.
__global__ void chosen(float *a, float *b, float *c, int n) {
  (n > 3 ? a[0] : b[0]) = threadIdx.x + blockIdx.x;
  (int &)c[0] = threadIdx.x + blockIdx.x;
}

void launch(float *a, float *b, float *c, int n) {
  chosen<<<4, 64>>>(a, b, c, n);
}
