// plan: block 48,6
__global__ void scale(float *out, const float *in, int n, int m) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  const int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < n && y < m) out[y * n + x] = 2.0f * in[y * n + x];
}

// 48 is no multiple of 32, nor is 6 one of 4: the guard holds threads back that are added.
void run(float *out, const float *in, int n, int m) {
  const dim3 grid((n + 31) / 32, (m + 3) / 4);
  scale<<<dim3((grid.x * 32 + 47) / 48, (grid.y * 4 + 5) / 6), dim3(48, 6)>>>(out, in, n, m);
}

void runOnce(float *out, const float *in, int n) { scale<<<dim3((((n + 31) / 32) * 32 + 47) / 48, 2), dim3(48, 6)>>>(out, in, n, 12); }
