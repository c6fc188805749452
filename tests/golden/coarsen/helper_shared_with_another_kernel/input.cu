// plan: coarsen x 4 adjacent
__device__ unsigned int globalIndex(void) {
  return blockIdx.x * blockDim.x + threadIdx.x;
}

__device__ int threadsOfBlock() { return blockDim.x; }

__global__ void scale(float *v, float factor) {
  const int step = threadsOfBlock();
  v[globalIndex()] *= factor;
  v[globalIndex() + step] *= factor;
}

__global__ void shift(float *v, float by) {
  v[globalIndex()] += by;
  v[0] = threadsOfBlock();
}

void run(float *v) {
  scale<<<4, 64>>>(v, 2.0f);
  shift<<<4, 64>>>(v, 2.0f);
}
