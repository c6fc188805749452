// SPDX-License-Identifier: Apache-2.0
// expect: race a[0]
// expect: race a[0] between blocks
// expect: race b[0]
// expect: race b[0] between blocks
// expect: race (int &)c[0]
// expect: race (int &)c[0] between blocks
// What a condition chooses is written as if it were named itself; what a cast gives another type has the cast in its name.
__global__ void chosen(float *a, float *b, float *c, int n) {
  (n > 3 ? a[0] : b[0]) = threadIdx.x + blockIdx.x;
  (int &)c[0] = threadIdx.x + blockIdx.x;
}

void launch(float *a, float *b, float *c, int n) {
  chosen<<<4, 64>>>(a, b, c, n);
}
