// plan: coarsen x 2
__global__ void walk(const int *in, int *out, int n) {
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    const unsigned int tx = threadIdx.x + cx * 32;
    const int *in_cx = in;
    in_cx += blockIdx.x * (blockDim.x * 2) + tx;
    int sum = 0;
    for (int i = 0; i < n; ++i, in_cx += 64) sum += *in_cx;
    out[blockIdx.x * (blockDim.x * 2) + tx] = sum;
  }
}

void run(const int *in, int *out, int n) { walk<<<1, 64 / 2>>>(in, out, n); }
