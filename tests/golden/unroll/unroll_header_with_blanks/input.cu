// plan: unroll m 2
__global__ void down(float *out, const float *in, int n) {
  for( int m = n - 2 ; m >=0 ; m--)
    out[m * blockDim.x + threadIdx.x] = in[m];
}
