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
  const int tid = threadIdx.x;
  float low = in[blockIdx.x * n + tid];
  float high = -low; // turned round
  blockMin(&low, tid, blockDim.x);
  blockMin(&high, threadIdx.x, THREADS);
  if (tid == 0) {
    out[2 * blockIdx.x] = low;
    out[2 * blockIdx.x + 1] = -high;
  }
}

void run(float *out, const float *in, int n) { ends<<<64, THREADS>>>(out, in, n); }
