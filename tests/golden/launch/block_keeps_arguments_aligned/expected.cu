// plan: block 64
__global__ void scale(float *out, const float *in, float factor) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = factor * in[i];
}

void run(float *out, const float *in) {
  scale<<<4096, 64>>>(out, in,
                      3.0f);
}
