// plan: coarsen grid y 4
#include <cassert>

__device__ int row(unsigned int by) { return by * blockDim.y + threadIdx.y; }

__global__ void countZeros(int *counts, const float *rows, int width, int height) {
  for (int cby = 0; cby < 4; ++cby) {
    const unsigned int by = blockIdx.y + cby * gridDim.y;
    const float *rows_cby = rows;
    bool left = false;
    if (row(by) >= height)
      continue;
    rows_cby += row(by) * width;
    for (int i = threadIdx.x; i < width; i += blockDim.x) {
      if (rows_cby[i] < 0) {
        counts[row(by)] = -1;
        left = true;
        break;
      }
      if (rows_cby[i] == 0)
        atomicAdd(&counts[row(by)], 1);
    }
    if (left) continue;
    if (threadIdx.x == 0)
      counts[gridDim.y * 4 * blockDim.y] = gridDim.x;
  }
}

void run(int *counts, const float *rows, int width, int height) {
  dim3 block(32, 4);
  dim3 grid(1, height / 4);
  assert(grid.y % 4 == 0);
  countZeros<<<dim3(grid.x, grid.y / 4), block>>>(counts, rows, width, height);
}
