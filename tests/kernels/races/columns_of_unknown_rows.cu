// SPDX-License-Identifier: Apache-2.0
// expect: possible s[t][in[threadIdx.x]]
// Two threads of one row take columns from the data: rows are apart, columns need not be.
__global__ void mark(int *out, const int *in) {
  __shared__ int s[8][32];
  int t = threadIdx.x / 2;
  s[t][in[threadIdx.x]] = threadIdx.x;
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x % 8][threadIdx.x];
}

void launch(int *out, const int *in) {
  mark<<<1, 16>>>(out, in);
}
