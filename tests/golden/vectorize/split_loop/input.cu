// plan: split k 4; vectorize in 4
__global__ void rows(float *out, const float *in) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0;
  for (int k = 0; k < 64; ++k)
    sum += in[row * 64 + k];
  out[row] = sum;
}
