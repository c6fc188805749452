// plan: unroll k 4; vectorize in 4
__global__ void rows(float *out, const float *in, int n) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0;
  int k = 0;
  for (; k + 3 < n; k += 4) {
    const float4 in4 = *reinterpret_cast<const float4 *>(&in[row * n + k]);
    sum += in4.x;
    sum += in4.y;
    sum += in4.z;
    sum += in4.w;
  }
  for (; k < n; ++k)
    sum += in[row * n + k];
  out[row] = sum;
}
