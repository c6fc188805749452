// SPDX-License-Identifier: Apache-2.0
// expect: benign changed
// expect: unproven 15
// expect: unproven 18
// expect: unproven 23
// All threads leave the loop together: each has read the flag before it is cleared again.
__global__ void spread(int *a) {
  __shared__ int s[66];
  __shared__ int changed;
  int t = threadIdx.x + 1;
  s[t] = a[t];
  if (t == 1) s[0] = s[65] = 0;
  bool again = true;
  while (again) {
    __syncthreads();
    if (t == 1) changed = 0;
    int v = max(s[t], max(s[t - 1], s[t + 1]));
    __syncthreads();
    if (v != s[t]) {
      s[t] = v;
      changed = 1;
    }
    __syncthreads();
    again = changed != 0;
  }
  a[t] = s[t];
}

void launch(int *a) {
  spread<<<1, 64>>>(a);
}
