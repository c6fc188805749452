// SPDX-License-Identifier: Apache-2.0
// expect: race overflows[0]
// The sum is less than one of its parts where it wraps around: the test asks for the carry.
__global__ void add(unsigned *overflows, const unsigned *__restrict__ a, const unsigned *__restrict__ b) {
  unsigned sum = a[0] + b[0];
  if (sum < a[0]) overflows[0] = threadIdx.x;
}

void launch(unsigned *overflows, const unsigned *a, const unsigned *b) {
  add<<<1, 64>>>(overflows, a, b);
}
