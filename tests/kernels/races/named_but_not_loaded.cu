// SPDX-License-Identifier: Apache-2.0
// expect: free
// An element of which nobody takes the value is not loaded.
__global__ void copyNothing(int *a, int *out) {
  int t = threadIdx.x;
  a[t] = t;
  (void)a[63 - t];
  a[63 - t];
  out[t] = (a[63 - t], t);
}

void launch(int *a, int *out) {
  copyNothing<<<1, 64>>>(a, out);
}
