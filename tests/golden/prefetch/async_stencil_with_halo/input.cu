// plan: prefetch-async z
// Planes of a grid with a halo, in loops and under conditions; the output is written in the loop.
#include <cstdio>

template <int W> __global__ void blur(float *__restrict__ out, const float *__restrict__ in, int n, int planes) {
  __shared__ float plane[W + 2];
  const int x = blockIdx.x * W + threadIdx.x;
  for (int z = 0; z < planes; ++z) {
    // The middle, and an element at either side.
    plane[threadIdx.x + 1] = x < n ? in[z * n + x] : 0.0f;
    if (threadIdx.x == 0)
      plane[0] = x > 0 ? in[z * n + x - 1] : 0.0f;
    if (threadIdx.x == W - 1)
      plane[W + 1] = x + 1 < n ? in[z * n + x + 1] : 0.0f;
    __syncthreads();
    if (x < n) out[z * n + x] = (plane[threadIdx.x] + plane[threadIdx.x + 1] + plane[threadIdx.x + 2]) / 3;
    __syncthreads();
  }
}

void run(float *out, const float *in, int n, int planes) {
  blur<128><<<(n + 127) / 128, 128>>>(out, in, n, planes);
}
