// plan: split k 4; vectorize in 4
__global__ void rows(float *out, const float *in) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0;
  for (int k0 = 0; k0 < 64; k0 += 4) {
    __align__(16) float in4[4];
    *reinterpret_cast<float4 *>(in4) = *reinterpret_cast<const float4 *>(&in[row * 64 + k0]);
    for (int k = k0; k < k0 + 4; ++k)
      sum += in4[k - k0];
  }
  out[row] = sum;
}
