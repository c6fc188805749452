// SPDX-License-Identifier: Apache-2.0
// expect: race out[0]
// A word with all bits set stands for "nobody"; as a signed number it is -1.
__global__ void claim(int *out, const unsigned *__restrict__ owner) {
  int who = static_cast<int>(owner[0]);
  if (who < 0) out[0] = threadIdx.x;
}

void launch(int *out, const unsigned *owner) {
  claim<<<1, 64>>>(out, owner);
}
