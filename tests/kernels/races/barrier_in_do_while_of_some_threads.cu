// SPDX-License-Identifier: Apache-2.0
// expect: divergent 9
// launch: none: half of the block waits for threads that have ended
// The first half of the block goes round five times, the other one once.
__global__ void halfGoesOn(float *x) {
  __shared__ float s[48];
  int round = 0;
  do {
    __syncthreads();
    s[threadIdx.x] = round;
  } while (++round < 5 && threadIdx.x < 24);
  x[threadIdx.x] = s[threadIdx.x];
}

void launch(float *x) {
  halfGoesOn<<<1, 48>>>(x);
}
