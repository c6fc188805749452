// plan: scalar-replace s
__global__ void smooth(float *out, int n) {
  __shared__ float s[66];
  const int t = threadIdx.x + 1;
  s[t] = out[t];
  __syncthreads();
  const float s_t = s[t];
  float sum = s[t - 1] + s_t + s[t + 1];
  if (s_t > 0.0f)
    sum *= s_t;
  __syncthreads();
  const float s_t2 = sum;
  s[t] = s_t2;
  out[t] = s_t2 + s_t2 * s_t2;
}
