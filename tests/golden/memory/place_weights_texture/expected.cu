// plan: place weights texture; coarsen x 2
#include <cstdlib>

#define RADIUS 4

static cudaTextureObject_t texture_of_float(const float *memory, size_t bytes) {
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeLinear;
  resource.res.linear.devPtr = const_cast<float *>(memory);
  resource.res.linear.desc = cudaCreateChannelDesc<float>();
  resource.res.linear.sizeInBytes = bytes;
  cudaTextureDesc reading = {};
  reading.readMode = cudaReadModeElementType;
  cudaTextureObject_t texture = 0;
  cudaCreateTextureObject(&texture, &resource, &reading, nullptr);
  return texture;
}

/* A weighted mean of neighbours. */
__global__ void blur(float *__restrict__ out, const float *__restrict__ in, cudaTextureObject_t weights, int n) {
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    const int i = blockIdx.x * (blockDim.x * 2) + threadIdx.x + cx * 128;
    if (i < RADIUS || i >= n - RADIUS) continue;
    float sum = 0.0f;
    for (int k = -RADIUS; k <= RADIUS; ++k)
      sum += tex1Dfetch<float>(weights, k + RADIUS) * in[i + k];
    out[i] = sum;
  }
}

int main(int argc, char **argv) {
  const int n = argc > 1 ? atoi(argv[1]) : 1 << 20;
  float *out, *in, *weights;
  cudaMalloc(&out, n * sizeof(float));
  cudaMalloc(&in, n * sizeof(float));
  cudaMalloc(&weights, (2 * RADIUS + 1) * sizeof(float));
  for (int pass = 0; pass < 3; ++pass) {
    const cudaTextureObject_t weights_texture = texture_of_float(weights, (2 * RADIUS + 1) * sizeof(float));
    blur<<<n / 256, 256 / 2>>>(out, in, weights_texture, n); // there
    cudaStreamSynchronize(0);
    cudaDestroyTextureObject(weights_texture);
    const cudaTextureObject_t weights_texture2 = texture_of_float(weights, (2 * RADIUS + 1) * sizeof(float));
    blur<<<n / 256, 256 / 2>>>(in, out, weights_texture2, n);
    cudaStreamSynchronize(0);
    cudaDestroyTextureObject(weights_texture2);
  }
  cudaDeviceSynchronize();
}
