// plan: coarsen y 4
__global__ void weigh(const float *__restrict__ image,
                      const float *__restrict__ weights,
                      float *__restrict__ out, int width) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  float weight = weights[x];
  float bias = weights[width + x];
#pragma unroll
  for (int cy = 0; cy < 4; ++cy) {
    int y = blockIdx.y * (blockDim.y * 4) + threadIdx.y + cy * 2;
    float pixel = image[y * width + x];
    out[y * width + x] = pixel * weight + bias;
  }
}

void run(const float *image, const float *weights, float *out, int width) {
  weigh<<<dim3(width / 32, width / 8), dim3(32, 8 / 4)>>>(image, weights, out,
                                                          width);
}
