// plan: coarsen x 4
__global__ void k2(const float *in, const int *idx, float *out) {
  __shared__ float as[258];
  float v = in[threadIdx.x];
  as[threadIdx.x] = in[idx[threadIdx.x]];
  __syncthreads();
  out[threadIdx.x] = as[threadIdx.x] + as[(threadIdx.x + 2) & 255] + v;
}

void run(const float *in, const int *idx, float *out) {
  k2<<<1, 256>>>(in, idx, out);
}
