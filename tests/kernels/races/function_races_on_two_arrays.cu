// SPDX-License-Identifier: Apache-2.0
// expect: race p[0]
// One statement of a function, called for two arrays: threads race on both.
__device__ void put(int *p, int value) {
  p[0] = value;
}

__global__ void putBoth(int *a, int *b) {
  put(a, threadIdx.x);
  put(b, threadIdx.x + 1);
}

void launch(int *a, int *b) {
  putBoth<<<1, 64>>>(a, b);
}
