// plan: place weights constant; coarsen x 2
#define RADIUS 4

// What is before this stays before this.

/* A weighted mean of neighbours. */
__global__ void blur(float *__restrict__ out, const float *__restrict__ in, const float *weights, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < RADIUS || i >= n - RADIUS) return;
  float sum = 0.0f;
  for (int k = -RADIUS; k <= RADIUS; ++k)
    sum += weights[k + RADIUS] * in[i + k];
  out[i] = sum;
}

void run(float *out, float *in, const float *weights, int n) {
  for (int pass = 0; pass < 3; ++pass) {
    blur<<<n / 256, 256>>>(out, in, weights, n); // there
    blur<<<n / 256, 256>>>(in, out, weights, n);
  }
}
