// SPDX-License-Identifier: Apache-2.0
// expect: divergent 10
// launch: none: threads may part at the barrier
// The lambda takes what decides from a flag that another thread changes meanwhile.
__global__ void goOn(int *more) {
  __shared__ int flag;
  int go = 1;
  auto look = [&] { go = flag; };
  while (go) {
    __syncthreads();
    if (threadIdx.x == 0) flag = more[0];
    look();
  }
}

void launch(int *more) {
  goOn<<<1, 64>>>(more);
}
