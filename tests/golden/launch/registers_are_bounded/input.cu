// plan: max-registers 32
template <typename T>
static __global__ void scale(T *out, const T *in, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = T(2) * in[i];
}

void run(float *out, const float *in, int n) { scale<<<(n + 255) / 256, 256>>>(out, in, n); }
