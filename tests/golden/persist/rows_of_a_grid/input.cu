// plan: persist
/// Scales a vector.
__global__ void scale(float *out, const float *in, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return; // beyond the end
  out[i] = 2.0f * in[i];
}

void launch(float *out, const float *in, int n) {
  scale<<<(n + 255) / 256, 256>>>(out, in, n);
}
