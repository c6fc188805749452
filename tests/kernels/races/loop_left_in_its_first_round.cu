// SPDX-License-Identifier: Apache-2.0
// expect: possible x[k == 0 ? threadIdx.x : 0]
// Later rounds would race, but there is none where `stop` is set.
__global__ void firstRoundOnly(float *x, const int *stop) {
  for (int k = 0; k < 4; ++k) {
    x[k == 0 ? threadIdx.x : 0] = threadIdx.x;
    if (stop[k] != 0) break;
  }
}

void launch(float *x, const int *stop) {
  firstRoundOnly<<<1, 64>>>(x, stop);
}
