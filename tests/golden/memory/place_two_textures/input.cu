// plan: place a texture; place b texture
// One function makes both objects; one wait is enough for both, and the program's own where it has one.
__global__ void add(float *out, const float *a, const float *b) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = a[i] + b[i];
}

void twice(float *out) {
  float *a, *b;
  cudaMalloc(&a, 1024 * sizeof(float));
  cudaMalloc(&b, 1024 * sizeof(float));
  add<<<4, 256>>>(out, a, b);
  add<<<4, 256>>>(out, b, a); // again
  cudaDeviceSynchronize();
  cudaFree(a);
  cudaFree(b);
}

void onStream(float *out, cudaStream_t stream, cudaStream_t other) {
  float *a, *b;
  cudaMalloc(&a, 1024 * sizeof(float));
  cudaMalloc(&b, 1024 * sizeof(float));
  add<<<4, 256, 0, stream>>>(out, a, b);
  cudaStreamSynchronize(other);
}
