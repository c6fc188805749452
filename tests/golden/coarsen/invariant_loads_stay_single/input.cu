// plan: coarsen y 4
__global__ void weigh(const float *__restrict__ image,
                      const float *__restrict__ weights,
                      float *__restrict__ out, int width) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  float pixel = image[y * width + x];
  float weight = weights[x];
  float bias = weights[width + x];
  out[y * width + x] = pixel * weight + bias;
}

void run(const float *image, const float *weights, float *out, int width) {
  weigh<<<dim3(width / 32, width / 8), dim3(32, 8)>>>(image, weights, out,
                                                      width);
}
