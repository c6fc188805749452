// plan: coarsen x 4 adjacent
__device__ unsigned int globalIndex(void) {
  return blockIdx.x * blockDim.x + threadIdx.x;
}

__device__ unsigned int globalIndexX4(unsigned int tx) {
  return blockIdx.x * (blockDim.x * 4) + tx;
}

__device__ int threadsOfBlock() { return blockDim.x; }

__device__ int threadsOfBlockX4() { return blockDim.x * 4; }

__global__ void scale(float *v, float factor) {
  const int step = threadsOfBlockX4();
#pragma unroll
  for (int cx = 0; cx < 4; ++cx) {
    const unsigned int tx = threadIdx.x * 4 + cx;
    v[globalIndexX4(tx)] *= factor;
    v[globalIndexX4(tx) + step] *= factor;
  }
}

__global__ void shift(float *v, float by) {
  v[globalIndex()] += by;
  v[0] = threadsOfBlock();
}

void run(float *v) {
  scale<<<4, 64 / 4>>>(v, 2.0f);
  shift<<<4, 64>>>(v, 2.0f);
}
