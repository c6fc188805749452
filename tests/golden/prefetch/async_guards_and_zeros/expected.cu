// plan: prefetch-async t
// A ragged last tile is filled up with zeros; its bounds are checked in two ways.
#include <cuda_pipeline_primitives.h>

__global__ void weigh(double *out, const float *__restrict__ in, const int *__restrict__ list, unsigned n) {
  __shared__ float values[2][128];
  __shared__ int places[2][128];
  double sum = 0;
  int turn = 0;
  if ((unsigned int)0 < n) {
    if (threadIdx.x < n) {
      __pipeline_memcpy_async(&values[0][threadIdx.x], &in[threadIdx.x], sizeof(float));
    } else {
      values[0][threadIdx.x] = 0;
    }
    if (threadIdx.x < n)
      __pipeline_memcpy_async(&places[0][threadIdx.x], &list[threadIdx.x], sizeof(int));
    else
      places[0][threadIdx.x] = -1;
  }
  __pipeline_commit();
  for (unsigned t = 0; t < n; t += blockDim.x) {
    __pipeline_wait_prior(0);
    __syncthreads();
    if (t + blockDim.x < n) {
      if (t + blockDim.x + threadIdx.x < n) {
        __pipeline_memcpy_async(&values[turn ^ 1][threadIdx.x], &in[t + blockDim.x + threadIdx.x], sizeof(float));
      } else {
        values[turn ^ 1][threadIdx.x] = 0;
      }
      if (t + blockDim.x + threadIdx.x < n)
        __pipeline_memcpy_async(&places[turn ^ 1][threadIdx.x], &list[t + blockDim.x + threadIdx.x], sizeof(int));
      else
        places[turn ^ 1][threadIdx.x] = -1;
    }
    __pipeline_commit();
    for (int i = 0; i < 128; ++i)
      if (places[turn][i] == threadIdx.x) sum += values[turn][i];
    turn ^= 1;
  }
  __syncthreads();
  out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

void run(double *out, const float *in, const int *list, unsigned n) { weigh<<<4, 128>>>(out, in, list, n); }
