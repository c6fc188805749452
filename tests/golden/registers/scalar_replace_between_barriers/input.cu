// plan: scalar-replace s
__global__ void smooth(float *out, int n) {
  __shared__ float s[66];
  const int t = threadIdx.x + 1;
  s[t] = out[t];
  __syncthreads();
  float sum = s[t - 1] + s[t] + s[t + 1];
  if (s[t] > 0.0f)
    sum *= s[t];
  __syncthreads();
  s[t] = sum;
  out[t] = s[t] + s[t] * s[t];
}
