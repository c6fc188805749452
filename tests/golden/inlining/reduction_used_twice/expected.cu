// plan: inline blockMin
#define THREADS 256

// The smallest of the block's values; thread 0 gets it.
__device__ void blockMin(float *x, int tid, int count) {
  __shared__ float buf[THREADS];
  buf[tid] = *x;
  // half as many each time
  for (count /= 2, __syncthreads(); count > 0; count /= 2, __syncthreads())
    if (tid < count && buf[tid + count] < buf[tid]) buf[tid] = buf[tid + count];
  if (tid == 0) *x = buf[0];
}

__global__ void ends(float *out, const float *in, int n) {
  __shared__ float buf[THREADS];
  const int tid = threadIdx.x;
  float low = in[blockIdx.x * n + tid];
  float high = -low; // turned round
  {
    int count = blockDim.x;
    buf[tid] = low;
    // half as many each time
    for (count /= 2, __syncthreads(); count > 0; count /= 2, __syncthreads())
      if (tid < count && buf[tid + count] < buf[tid]) buf[tid] = buf[tid + count];
    if (tid == 0) low = buf[0];
  }
  {
    const int tid2 = threadIdx.x;
    int count = THREADS;
    buf[tid2] = high;
    for (count /= 2, __syncthreads(); count > 0; count /= 2, __syncthreads())
      if (tid2 < count && buf[tid2 + count] < buf[tid2]) buf[tid2] = buf[tid2 + count];
    if (tid2 == 0) high = buf[0];
  }
  if (tid == 0) {
    out[2 * blockIdx.x] = low;
    out[2 * blockIdx.x + 1] = -high;
  }
}

void run(float *out, const float *in, int n) { ends<<<64, THREADS>>>(out, in, n); }
