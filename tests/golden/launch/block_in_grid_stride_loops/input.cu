// plan: block 512
__device__ size_t place() { return (size_t)blockIdx.x * blockDim.x + threadIdx.x; }

template <typename T>
__global__ void fill(T *out, size_t n, T value) {
  for (size_t i = place(); i < n; i += (size_t)gridDim.x * blockDim.x)
    out[i] = value;
}

const int threads = 256;

void run(float *out, size_t n) {
  const int blocks = 80;
  fill<<<80, threads>>>(out, n, 1.0f);
  fill<<<blocks, threads>>>(out, n, 2.0f);
}
