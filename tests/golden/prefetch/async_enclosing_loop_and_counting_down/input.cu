// plan: prefetch-async L8
// Planes from the last to the first, in a loop over rounds; the body on one line.
__global__ void planes(float *out, const float *__restrict__ in, int n, int rounds) {
  __shared__ float tile[64];
  float sum = 0;
  int z;
  for (int r = 0; r < rounds; ++r)
    for (z = n - 1; z >= 0; --z) { tile[threadIdx.x] = in[(r * n + z) * 64 + threadIdx.x]; __syncthreads(); sum += tile[63 - threadIdx.x]; __syncthreads(); }
  out[blockIdx.x * 64 + threadIdx.x] = sum + z;
}

void run(float *out, const float *in, int n) { planes<<<8, 64>>>(out, in, n, 2); }
