// SPDX-License-Identifier: Apache-2.0
// expect: free
// Each thread binds a member of a base class to its neighbour's element, and stores through it.
struct Bound {
  int &element;
};

struct Counted : Bound {
  int times;
};

__global__ void shifted(int *out, const int *in) {
  __shared__ int s[64];
  int t = threadIdx.x;
  int i = blockIdx.x * 64 + t;
  s[t] = in[i];
  __syncthreads();
  Bound next{s[(t + 1) % 64]};
  next.element = i;
  __syncthreads();
  Counted last{{s[t]}, 2};
  last.element += last.times;
  out[i] = s[t];
}

void launch(int *out, const int *in) {
  shifted<<<4, 64>>>(out, in);
}
