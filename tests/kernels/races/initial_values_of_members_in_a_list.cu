// SPDX-License-Identifier: Apache-2.0
// expect: race out[pair.second]
// The initial value of `second` is computed from the `first` of the pair, not from that of the object around the call.
struct Pair {
  int first = 1;
  int second = first * 2;
};

struct Base {
  int first;
  int value;
  __device__ void put(int *out) const {
    Pair pair{7};
    out[pair.second] = value;
  }
};

struct Cell : Base {
  __device__ void go(int *out) const { put(out); }
};

__global__ void putAll(int *out) {
  Cell cell;
  cell.first = threadIdx.x;
  cell.value = threadIdx.x;
  cell.go(out);
}

void launch(int *out) {
  putAll<<<1, 64>>>(out);
}
