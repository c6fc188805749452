// plan: coarsen x 2
__global__ void spread(float *a) {
  __shared__ float s[64];
  s[threadIdx.x] = a[threadIdx.x + 64 * blockIdx.x];
  __syncthreads();
  float t = 0;
  for (float x : s) t += x;
  const float w[3] = {1, 2, 3};
  for (int k = 0; float x : w) {
    t += x * k;
    k += threadIdx.x;
  }
  for (float x : s) {
    if (x > 3) continue;
    if (x > 200) break;
    t += 1;
  }
  a[threadIdx.x + 64 * blockIdx.x] = t;
}

void launch(float *a) {
  spread<<<2, 64>>>(a);
}
