// plan: coarsen x 4
__global__ void k2(const float *in, const int *idx, float *out) {
  __shared__ float as[258];
  as[threadIdx.x] = in[idx[threadIdx.x]];
  __syncthreads();
  // The last two threads read past the block's data, as before.
  float sum = as[threadIdx.x] + as[(threadIdx.x + 2) & 255];
  out[threadIdx.x] = sum;
}

void run(const float *in, const int *idx, float *out) {
  k2<<<1, 256>>>(in, idx, out);
}
