// plan: spread i 16
__global__ void total(unsigned *out, const unsigned *in, unsigned n) {
  const int lane = threadIdx.x % 16;
  const unsigned int mask = 0xffffu << (threadIdx.x % 32 / 16 * 16);
  __shared__ unsigned part[64];
  unsigned sum = 0;
  for (unsigned i = blockIdx.x * (blockDim.x / 16) + threadIdx.x / 16 + lane * (gridDim.x * (blockDim.x / 16)); i < n; i += 16 * (gridDim.x * (blockDim.x / 16))) sum += in[i];
  __syncwarp(mask);
  for (int offset = 8; offset > 0; offset /= 2)
    sum += __shfl_xor_sync(mask, sum, offset);
  if (lane == 0) part[threadIdx.x / 16] = sum;
  __syncthreads();
  for (unsigned s = (blockDim.x / 16) / 2; s > 0; s >>= 1) {
    if (threadIdx.x / 16 < s) if (lane == 0) part[threadIdx.x / 16] += part[threadIdx.x / 16 + s];
    __syncthreads();
  }
  if (threadIdx.x / 16 == 0) if (lane == 0) atomicAdd(out, part[0]);
}

void launch(unsigned *out, const unsigned *in, unsigned n) {
  total<<<80, 64 * 16>>>(out, in, n);
}
