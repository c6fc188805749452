// SPDX-License-Identifier: Apache-2.0
// expect: divergent 6
// The function returns from its loop in threads whose element is found.
__device__ int find(const int *keys, int *s, int own) {
  for (int i = 0; i < 8; ++i) {
    __syncthreads();
    if (keys[i * 64 + threadIdx.x] == own) return i;
  }
  return -1;
}

__global__ void findAll(const int *keys, int *found) {
  __shared__ int s[64];
  found[threadIdx.x] = find(keys, s, found[threadIdx.x]);
}

void launch(const int *keys, int *found) {
  findAll<<<1, 64>>>(keys, found);
}
