// plan: spread i 16
__global__ void total(unsigned *out, const unsigned *in, unsigned n) {
  __shared__ unsigned part[64];
  unsigned sum = 0;
  for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) sum += in[i];
  part[threadIdx.x] = sum;
  __syncthreads();
  for (unsigned s = blockDim.x / 2; s > 0; s >>= 1) {
    if (threadIdx.x < s) part[threadIdx.x] += part[threadIdx.x + s];
    __syncthreads();
  }
  if (threadIdx.x == 0) atomicAdd(out, part[0]);
}

void launch(unsigned *out, const unsigned *in, unsigned n) {
  total<<<80, 64>>>(out, in, n);
}
