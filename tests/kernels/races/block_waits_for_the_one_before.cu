// SPDX-License-Identifier: Apache-2.0
// expect: free
// expect: race *flag and *flag between blocks
// The second block reads the data once the first one has set the flag. What races is the flag itself, a plain value.
__global__ void handOver(volatile int *flag, int *data) {
  if (threadIdx.x != 0) return;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __threadfence();
    *flag = 1;
  } else {
    while (*flag == 0) {
    }
    __threadfence();
    data[1] = data[0];
  }
}

void launch(int *flag, int *data) {
  handOver<<<2, 64>>>(flag, data);
}
