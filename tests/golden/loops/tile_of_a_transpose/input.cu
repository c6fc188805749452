// plan: tile i 16
__global__ void transpose(float *__restrict__ out, const float *__restrict__ in, int n) {
  for (int i = threadIdx.x; i < n; i += 2) // rows
    for (int j = 0; j < 64; ++j) {
      out[j * n + i] = in[i * 64 + j];
    }
}
