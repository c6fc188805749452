// SPDX-License-Identifier: Apache-2.0
// expect: race out[i] and out[63]
// `i` is made unsigned before it is divided: -1 leaves 63, not -1.
__global__ void before(int *out) {
  int i = threadIdx.x - 1;
  i %= blockDim.x;
  out[i] = threadIdx.x;
  if (threadIdx.x == 5) out[63] = 1;
}

void launch(int *out) {
  before<<<1, 64>>>(out);
}
