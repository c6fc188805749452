// plan: coarsen x 2
__global__ void walk(const int *in, int *out, int n) {
  in += blockIdx.x * blockDim.x + threadIdx.x;
  int sum = 0;
  for (int i = 0; i < n; ++i, in += 64) sum += *in;
  out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

void run(const int *in, int *out, int n) { walk<<<1, 64>>>(in, out, n); }
