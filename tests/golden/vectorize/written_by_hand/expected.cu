// plan: vectorize in 2; vectorize out 2
__global__ void rotate(float *__restrict__ out, const float *__restrict__ in, float c, float s) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float2 in2 = *reinterpret_cast<const float2 *>(&in[2 * i]);
  float x = in2.x;
  float y = in2.y;
  float2 out2;
  out2.x = c * x - s * y;
  out2.y = s * x + c * y;
  *reinterpret_cast<float2 *>(&out[2 * i]) = out2;
}
