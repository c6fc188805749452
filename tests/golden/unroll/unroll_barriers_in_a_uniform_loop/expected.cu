// plan: unroll m 2
__global__ void rotate(float *out, const float *in, int n) {
  __shared__ float as[64];
  float sum = 0;
  int m = 0;
  for (; m + 1 < n; m += 2) {
    as[threadIdx.x] = in[m * 64 + threadIdx.x];
    __syncthreads();
    sum += as[63 - threadIdx.x];
    __syncthreads();
    as[threadIdx.x] = in[(m + 1) * 64 + threadIdx.x];
    __syncthreads();
    sum += as[63 - threadIdx.x];
    __syncthreads();
  }
  for (; m < n; m++) {
    as[threadIdx.x] = in[m * 64 + threadIdx.x];
    __syncthreads();
    sum += as[63 - threadIdx.x];
    __syncthreads();
  }
  out[threadIdx.x] = sum;
}
