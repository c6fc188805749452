// SPDX-License-Identifier: Apache-2.0
// expect: free
// Each thread binds a member to its neighbour's element, and stores through it.
struct Bound {
  int &element;
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
  out[i] = s[t];
}

void launch(int *out, const int *in) {
  shifted<<<4, 64>>>(out, in);
}
