// plan: place in readonly; coarsen y 8 adjacent; scalar-replace in window
using Pixel = unsigned char;

__global__ void sobel(Pixel *out, const Pixel *in, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < 1 || x >= width - 1 || y < 1 || y >= height - 1) return;

  int above = (y - 1) * width + x;
  int here = y * width + x;
  int below = (y + 1) * width + x;

  int gx = in[above + 1] + 2 * in[here + 1] + in[below + 1];
  gx -= in[above - 1] + 2 * in[here - 1] + in[below - 1];
  int gy = in[below - 1] + 2 * in[below] + in[below + 1];
  gy -= in[above - 1] + 2 * in[above] + in[above + 1];

  out[here] = static_cast<Pixel>(min(abs(gx) + abs(gy), 255));
}

void run(Pixel *out, const Pixel *in, int width, int height) {
  const dim3 grid((width + 31) / 32, (height + 7) / 8);
  sobel<<<grid, dim3(32, 8)>>>(out, in, width, height);
}
