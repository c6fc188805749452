// plan: place a readonly; place b readonly
__global__ void add(float *__restrict__ c, float *a, // first
                    const float* b, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i] = a[i] + b[i];
}

void run(float *c, float *a, float *b, int n) { add<<<(n + 255) / 256, 256>>>(c, a, b, n); }
