// SPDX-License-Identifier: Apache-2.0
//
// The transpose as it is usually written by hand: a padded tile in shared memory, and 32 x 8 threads that move four
// elements each.
constexpr int tileDim = 32;
constexpr int rows = 8;

// Launch with blocks of 32 x 8 threads, a grid of w/32 x h/32.
__global__ void transpose(float *out, const float *in, int w, int h) {
  __shared__ float tile[tileDim][tileDim + 1];

  int x = blockIdx.x * tileDim + threadIdx.x;
  int y = blockIdx.y * tileDim + threadIdx.y;
  for (int j = 0; j < tileDim; j += rows)
    tile[threadIdx.y + j][threadIdx.x] = in[(y + j) * w + x];
  __syncthreads();

  x = blockIdx.y * tileDim + threadIdx.x;
  y = blockIdx.x * tileDim + threadIdx.y;
  for (int j = 0; j < tileDim; j += rows)
    out[(y + j) * h + x] = tile[threadIdx.x][threadIdx.y + j];
}
