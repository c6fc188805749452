// SPDX-License-Identifier: Apache-2.0
// expect: race p
struct Target {
  int *p;
  __device__ void set(const int *from) { memcpy(p, from, sizeof(int)); }
};

__global__ void copyAll(int *to, const int *from) {
  Target target{to};
  target.set(from + threadIdx.x);
}

void launch(int *to, const int *from) {
  copyAll<<<1, 64>>>(to, from);
}
