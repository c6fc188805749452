// plan: unroll m 2
__global__ void down(float *out, const float *in, int n) {
  int m = n - 2;
  for(; m - 1 >=0 ; m -= 2) {
    out[m * blockDim.x + threadIdx.x] = in[m];
    out[(m - 1) * blockDim.x + threadIdx.x] = in[m - 1];
  }
  for(; m >=0 ; m--)
    out[m * blockDim.x + threadIdx.x] = in[m];
}
