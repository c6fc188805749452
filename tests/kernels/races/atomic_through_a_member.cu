// SPDX-License-Identifier: Apache-2.0
// expect: race p and *total
// The pointer that the atomic is handed is itself a member that is read.
struct Counter {
  int *p;
  __device__ void count() { atomicAdd(p, 1); }
};

__global__ void countAndRead(int *total, int *out) {
  Counter counter{total};
  counter.count();
  out[threadIdx.x] = *total;
}

void launch(int *total, int *out) {
  countAndRead<<<1, 64>>>(total, out);
}
