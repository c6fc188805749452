// plan: vectorize in 2; vectorize out 2
__global__ void rotate(float *__restrict__ out, const float *__restrict__ in, float c, float s) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float x = in[2 * i];
  float y = in[2 * i + 1];
  out[2 * i] = c * x - s * y;
  out[2 * i + 1] = s * x + c * y;
}
