// SPDX-License-Identifier: Apache-2.0
// expect: divergent 9
// launch: {"arguments": {"steps": {"elements": 65536, "fill": "zero"}}}
__global__ void countDown(const int *steps, float *x) {
  __shared__ float s[64];
  int left = 0;
  do {
    s[threadIdx.x] = x[threadIdx.x + 64 * left];
    __syncthreads();
    ++left;
  } while (steps[threadIdx.x + 64 * left] > 0);
  x[threadIdx.x] = left;
}

void launch(const int *steps, float *x) {
  countDown<<<1, 64>>>(steps, x);
}
