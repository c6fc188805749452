// SPDX-License-Identifier: Apache-2.0
// expect: free
// launch: {"arguments": {"lock": {"elements": 1, "fill": "zero"}}}
// Threads of different blocks take the lock one after the other.
__global__ void addUnderLock(int *lock, float *sum, const float *parts) {
  if (threadIdx.x == 0) {
    while (atomicCAS(lock, 0, 1) != 0) {
    }
    __threadfence();
    *sum += parts[blockIdx.x];
    __threadfence();
    atomicExch(lock, 0);
  }
}

void launch(int *lock, float *sum, const float *parts) {
  addUnderLock<<<4, 64>>>(lock, sum, parts);
}
