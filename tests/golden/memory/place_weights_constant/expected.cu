// plan: place weights constant; coarsen x 2
#include <cstdlib>

#define RADIUS 4

// What is before this stays before this.

__constant__ float weights_constant[9];

/* A weighted mean of neighbours. */
__global__ void blur(float *__restrict__ out, const float *__restrict__ in, const float *weights, int n) {
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    const int i = blockIdx.x * (blockDim.x * 2) + threadIdx.x + cx * 128;
    if (i < RADIUS || i >= n - RADIUS) continue;
    float sum = 0.0f;
    for (int k = -RADIUS; k <= RADIUS; ++k)
      sum += weights_constant[k + RADIUS] * in[i + k];
    out[i] = sum;
  }
}

void run(float *out, float *in, const float *weights, int n) {
  for (int pass = 0; pass < 3; ++pass) {
    if (cudaMemcpyToSymbol(weights_constant, weights, sizeof(weights_constant), 0, cudaMemcpyDefault) != cudaSuccess) abort();
    blur<<<n / 256, 256 / 2>>>(out, in, weights, n); // there
    if (cudaMemcpyToSymbol(weights_constant, weights, sizeof(weights_constant), 0, cudaMemcpyDefault) != cudaSuccess) abort();
    blur<<<n / 256, 256 / 2>>>(in, out, weights, n);
  }
}
