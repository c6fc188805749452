static unsigned int blocks_at_most(dim3 grid, unsigned int most) {
  const unsigned long long blocks = 1ull * grid.x * grid.y * grid.z;
  return blocks < most ? (unsigned int)blocks : most;
}

// plan: persist 16
__global__ void sum(dim3 grid, int *total, int *parts, unsigned int *done) {
  for (unsigned int bx = blockIdx.x; bx < grid.x; bx += gridDim.x) {
    if (bx != blockIdx.x) __syncthreads(); // shared memory is used again
    __shared__ bool isLast;
    if (threadIdx.x == 0) {
      parts[bx] = bx + 1;
      __threadfence();
      isLast = atomicInc(done, grid.x) == grid.x - 1;
    }
    __syncthreads();
    if (isLast && threadIdx.x == 0) {
      int all = 0;
      for (unsigned int i = 0; i < grid.x; ++i)
        all += parts[i];
      *total = all;
    }
  }
}

void launch(int *total, int *parts, unsigned int *done) {
  sum<<<blocks_at_most(100, 16), 32>>>(100, total, parts, done);
}
