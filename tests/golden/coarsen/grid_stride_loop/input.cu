// plan: coarsen x 4
__global__ void axpy(int n, float a, const float *__restrict__ x,
                     float *__restrict__ y) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n;
       i += blockDim.x * gridDim.x)
    y[i] = a * x[i] + y[i];
}

void run(int n, float a, const float *x, float *y, int threads) {
  axpy<<<64, threads>>>(n, a, x, y);
}
