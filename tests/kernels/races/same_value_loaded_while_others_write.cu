// SPDX-License-Identifier: Apache-2.0
// expect: race *total and total[0]
// expect: race out[0]
// All threads store what they load from one place, but one of them changes it meanwhile.
__global__ void copyTotal(int *total, int *out) {
  if (threadIdx.x == 5) *total = 3;
  out[0] = total[0];
}

void launch(int *total, int *out) {
  copyTotal<<<1, 64>>>(total, out);
}
