// plan: scalar-replace in
// Each thread walks along a column.
__global__ void blur(float *__restrict__ out, const float *__restrict__ in, int width, int height) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  if (x >= width) return;
  float in_a = 1 < height - 1 ? in[0 * width + x] : 0.0f;
  float in_b = 1 < height - 1 ? in[1 * width + x] : 0.0f;
  for (int y = 1; y < height - 1; ++y) {
    // the row above, this one, the one below
    const float in_c = in[(y + 1) * width + x];
    out[y * width + x] = 0.25f * in_a + 0.5f * in_b + 0.25f * in_c;
    in_a = in_b;
    in_b = in_c;
  }
  float in_y = in[0];
  for (int y = 0; y < 16; y++) {
    const float in_yp1 = in[y + 1];
    out[y] = in_y - in_yp1;
    in_y = in_yp1;
  }
}

void run(float *out, const float *in, int width, int height) {
  blur<<<width / 128, 128>>>(out, in, width, height);
}
