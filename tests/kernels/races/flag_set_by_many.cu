// SPDX-License-Identifier: Apache-2.0
// expect: benign found[0]
// Whoever finds one says so, and all say the same.
__global__ void anyAbove(int *found, const float *a, float limit) {
  int i = blockIdx.x * 128 + threadIdx.x;
  if (a[i] > limit) found[0] = 1;
}

void launch(int *found, const float *a, float limit) {
  anyAbove<<<1, 128>>>(found, a, limit);
}
