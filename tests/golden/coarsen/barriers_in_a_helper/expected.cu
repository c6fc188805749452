// plan: coarsen x 2
template <typename T, int size>
__device__ T neighbours(T value, const int lane) {
  __shared__ T line[size];
  line[lane] = value;
  __syncthreads();
  const T left = line[lane > 0 ? lane - 1 : 0];
  const T right = line[lane < size - 1 ? lane + 1 : size - 1];
  __syncthreads(); // the line is used again
  return left + right;
}

__global__ void smooth(float *out, const float *in, int rounds) {
  float value[2];
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    const int i = blockIdx.x * (blockDim.x * 2) + threadIdx.x + cx * 64;
    value[cx] = in[i];
  }
  for (int round = 0; round < rounds; ++round) {
    float neighboursResult[2];
    {
      using T = float;
      constexpr int size = 128;
      __shared__ T line[size];
#pragma unroll
      for (int cx = 0; cx < 2; ++cx) {
        const int lane = threadIdx.x + cx * 64;
        line[lane] = value[cx];
      }
      __syncthreads();
      T left[2];
      T right[2];
#pragma unroll
      for (int cx = 0; cx < 2; ++cx) {
        const int lane = threadIdx.x + cx * 64;
        left[cx] = line[lane > 0 ? lane - 1 : 0];
        right[cx] = line[lane < size - 1 ? lane + 1 : size - 1];
      }
      __syncthreads(); // the line is used again
#pragma unroll
      for (int cx = 0; cx < 2; ++cx)
        neighboursResult[cx] = left[cx] + right[cx];
    }
#pragma unroll
    for (int cx = 0; cx < 2; ++cx)
      value[cx] = 0.5f * value[cx] + 0.25f * neighboursResult[cx];
  }
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    const int i = blockIdx.x * (blockDim.x * 2) + threadIdx.x + cx * 64;
    out[i] = value[cx];
  }
}

void run(float *out, const float *in, int rounds) { smooth<<<32, 128 / 2>>>(out, in, rounds); }
