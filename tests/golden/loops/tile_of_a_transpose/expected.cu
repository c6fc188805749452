// plan: tile i 16
__global__ void transpose(float *__restrict__ out, const float *__restrict__ in, int n) {
  for (int i0 = threadIdx.x; i0 < n; i0 += 32) // rows
    for (int j = 0; j < 64; ++j)
      for (int i = i0; i < i0 + 32 && i < n; i += 2) {
        out[j * n + i] = in[i * 64 + j];
      }
}
