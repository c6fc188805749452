// SPDX-License-Identifier: Apache-2.0
// expect: free
// expect: assumes Each subscript of tile is at least 0 and below the extent of its dimension.
// launch: {"block": [32, 8], "grid": [2, 8]}
// How large the block is the caller decides; a thread has its own element as long as none leaves its row.
__global__ void smooth(float *out, const float *in, int w) {
  __shared__ float tile[34][34];
  int tx = threadIdx.x, ty = threadIdx.y;
  int x = blockIdx.x * blockDim.x + tx;
  int y = blockIdx.y * blockDim.y + ty;
  tile[ty + 1][tx + 1] = in[y * w + x];
  __syncthreads();
  float sum = tile[ty][tx + 1] + tile[ty + 2][tx + 1] + tile[ty + 1][tx] + tile[ty + 1][tx + 2];
  __syncthreads();
  tile[ty + 1][tx + 1] = 0.25f * sum;
  if (x < w) out[y * w + x] = tile[ty + 1][tx + 1];
}

void launch(float *out, const float *in, int w, int h, dim3 block) {
  smooth<<<dim3(w / block.x, h / block.y), block>>>(out, in, w);
}
