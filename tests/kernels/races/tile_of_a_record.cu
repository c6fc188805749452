// SPDX-License-Identifier: Apache-2.0
// expect: free
// expect: assumes Each subscript of stage is at least 0 and below the extent of its dimension.
// launch: {"block": [16, 16], "grid": [1]}
struct Stage {
  float left[16][17];
  float right[16][17];
};

// Two tiles lie in one record: what is beyond the first one's last row would be the second one's first.
__global__ void product(float *out, const float *a, const float *b, int n) {
  __shared__ Stage stage;
  int tx = threadIdx.x, ty = threadIdx.y;
  stage.left[ty][tx] = a[ty * n + tx];
  stage.right[tx][ty] = b[ty * n + tx];
  __syncthreads();
  float sum = 0;
  for (int k = 0; k < blockDim.x; ++k)
    sum += stage.left[ty][k] * stage.right[tx][k];
  if (tx < n) out[ty * n + tx] = sum;
}

void launch(float *out, const float *a, const float *b, int n, dim3 block) {
  product<<<1, block>>>(out, a, b, n);
}
