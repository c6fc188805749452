// plan: coarsen x 2
__global__ void spread(float *a) {
  __shared__ float s[64];
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    const unsigned int tx = threadIdx.x + cx * 32;
    s[tx] = a[tx + 64 * blockIdx.x];
  }
  __syncthreads();
  const float w[3] = {1, 2, 3};
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    const unsigned int tx = threadIdx.x + cx * 32;
    float t = 0;
    for (float x : s) t += x;
    for (int k = 0; float x : w) {
      t += x * k;
      k += tx;
    }
    for (float x : s) {
      if (x > 3) continue;
      if (x > 200) break;
      t += 1;
    }
    a[tx + 64 * blockIdx.x] = t;
  }
}

void launch(float *a) {
  spread<<<2, 64 / 2>>>(a);
}
