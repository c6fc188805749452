// SPDX-License-Identifier: Apache-2.0
// expect: race out[0]
// In one round all threads store the same, but no barrier keeps the rounds apart.
__global__ void lastRound(int *out) {
  int order[3] = {2, 0, 1};
  for (int k = 0; k < 3; ++k) {
    order[k] += k;
    out[0] = k;
  }
  out[1 + threadIdx.x] = order[threadIdx.x % 3];
}

void launch(int *out) {
  lastRound<<<1, 64>>>(out);
}
