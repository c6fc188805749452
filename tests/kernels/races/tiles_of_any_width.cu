// SPDX-License-Identifier: Apache-2.0
// expect: free
// launch: {"block": [32, 8], "grid": [2, 8], "arguments": {"n": 64}}
// A tile of a matrix for each block, in rows as wide as the host says: the threads of a block are in rows and columns of
// their own, however many blocks there are.
__global__ void squares(float *out, const float *in, int n) {
  int row = blockIdx.y * 8 + threadIdx.y;
  int column = blockIdx.x * 32 + threadIdx.x;
  out[row * n + column] = in[row * n + column] * threadIdx.x;
}

void launch(float *out, const float *in, int n) {
  squares<<<dim3(n / 32, n / 8), dim3(32, 8)>>>(out, in, n);
}
