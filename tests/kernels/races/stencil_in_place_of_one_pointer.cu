// SPDX-License-Identifier: Apache-2.0
// expect: race in[i + 1] and out[i]
// expect: race in[i + 1] and out[i] between blocks
// The launch passes one array for both: a thread reads what its neighbour writes.
__global__ void shift(float *out, const float *in, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n - 1) out[i] = in[i + 1];
}

void launch(void *data, int n) {
  shift<<<(n + 127) / 128, 128>>>((float *)data, (const float *)data, n);
}
