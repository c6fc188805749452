// SPDX-License-Identifier: Apache-2.0
// expect: race a[begin + j] and a[begin + j - 1]
// expect: race a[begin + j] and a[begin + j - 1] between blocks
// The last element that a thread stores is the first one that the next thread reads.
__global__ void prefixOfFours(int *a) {
  int begin = (blockIdx.x * 128 + threadIdx.x) * 4;
  for (int j = 1; j < 5; ++j)
    a[begin + j] += a[begin + j - 1];
}

void launch(int *a) {
  prefixOfFours<<<32, 128>>>(a);
}
