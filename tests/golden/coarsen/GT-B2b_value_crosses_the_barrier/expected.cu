// plan: coarsen x 4
__global__ void k2(const float *in, const int *idx, float *out) {
  __shared__ float as[258];
  float v[4];
#pragma unroll
  for (int cx = 0; cx < 4; ++cx) {
    const unsigned int tx = threadIdx.x + cx * 64;
    v[cx] = in[tx];
    as[tx] = in[idx[tx]];
  }
  __syncthreads();
#pragma unroll
  for (int cx = 0; cx < 4; ++cx) {
    const unsigned int tx = threadIdx.x + cx * 64;
    out[tx] = as[tx] + as[(tx + 2) & 255] + v[cx];
  }
}

void run(const float *in, const int *idx, float *out) {
  k2<<<1, 256 / 4>>>(in, idx, out);
}
