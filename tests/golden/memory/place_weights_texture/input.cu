// plan: place weights texture; coarsen x 2
#include <cstdlib>

#define RADIUS 4

/* A weighted mean of neighbours. */
__global__ void blur(float *__restrict__ out, const float *__restrict__ in, const float *weights, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < RADIUS || i >= n - RADIUS) return;
  float sum = 0.0f;
  for (int k = -RADIUS; k <= RADIUS; ++k)
    sum += weights[k + RADIUS] * in[i + k];
  out[i] = sum;
}

int main(int argc, char **argv) {
  const int n = argc > 1 ? atoi(argv[1]) : 1 << 20;
  float *out, *in, *weights;
  cudaMalloc(&out, n * sizeof(float));
  cudaMalloc(&in, n * sizeof(float));
  cudaMalloc(&weights, (2 * RADIUS + 1) * sizeof(float));
  for (int pass = 0; pass < 3; ++pass) {
    blur<<<n / 256, 256>>>(out, in, weights, n); // there
    blur<<<n / 256, 256>>>(in, out, weights, n);
  }
  cudaDeviceSynchronize();
}
