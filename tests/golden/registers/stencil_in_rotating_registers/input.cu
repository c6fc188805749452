// plan: scalar-replace in
// Each thread walks along a column.
__global__ void blur(float *__restrict__ out, const float *__restrict__ in, int width, int height) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  if (x >= width) return;
  for (int y = 1; y < height - 1; ++y) {
    // the row above, this one, the one below
    out[y * width + x] = 0.25f * in[(y - 1) * width + x] + 0.5f * in[y * width + x] + 0.25f * in[(y + 1) * width + x];
  }
  for (int y = 0; y < 16; y++)
    out[y] = in[y] - in[y + 1];
}

void run(float *out, const float *in, int width, int height) {
  blur<<<width / 128, 128>>>(out, in, width, height);
}
