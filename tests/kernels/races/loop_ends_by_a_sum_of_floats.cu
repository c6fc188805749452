// SPDX-License-Identifier: Apache-2.0
// expect: possible out[i++]
// The loop runs four times, and each thread has four elements. Sums of floating-point numbers are not followed.
__global__ void fill(int *out) {
  int i = threadIdx.x * 4;
  for (float part = 0.0f; part < 1.0f; part += 0.25f)
    out[i++] = threadIdx.x;
}

void launch(int *out) {
  fill<<<1, 64>>>(out);
}
