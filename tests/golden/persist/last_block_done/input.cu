// plan: persist 16
__global__ void sum(int *total, int *parts, unsigned int *done) {
  __shared__ bool isLast;
  if (threadIdx.x == 0) {
    parts[blockIdx.x] = blockIdx.x + 1;
    __threadfence();
    isLast = atomicInc(done, gridDim.x) == gridDim.x - 1;
  }
  __syncthreads();
  if (isLast && threadIdx.x == 0) {
    int all = 0;
    for (unsigned int i = 0; i < gridDim.x; ++i)
      all += parts[i];
    *total = all;
  }
}

void launch(int *total, int *parts, unsigned int *done) {
  sum<<<100, 32>>>(total, parts, done);
}
