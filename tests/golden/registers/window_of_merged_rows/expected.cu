// plan: place in readonly; coarsen y 8 adjacent; scalar-replace in window
using Pixel = unsigned char;

__global__ void sobel(Pixel *out, const Pixel *__restrict__ in, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned kept = 0; // iterations in a row that have left values in these registers
  int in_abovep1 = 0;
  int in_herep1 = 0;
  int in_abovem1 = 0;
  int in_herem1 = 0;
  int in_above = 0;
  int in_above_next = 0;
#pragma unroll
  for (unsigned int cy = 0; cy < 8; ++cy) {
    const unsigned known = kept;
    kept = 0;
    int y = blockIdx.y * (blockDim.y * 8) + cy;
    if (x < 1 || x >= width - 1 || y < 1 || y >= height - 1) continue;

    int above = (y - 1) * width + x;
    int here = y * width + x;
    int below = (y + 1) * width + x;

    if (known < 2) {
      in_above = in[above];
      if (known < 1) {
        in_abovep1 = in[above + 1];
        in_herep1 = in[here + 1];
        in_abovem1 = in[above - 1];
        in_herem1 = in[here - 1];
      }
    }
    const int in_belowp1 = in[below + 1];
    const int in_belowm1 = in[below - 1];
    const int in_below = in[below];
    int gx = in_abovep1 + 2 * in_herep1 + in_belowp1;
    gx -= in_abovem1 + 2 * in_herem1 + in_belowm1;
    int gy = in_belowm1 + 2 * in_below + in_belowp1;
    gy -= in_abovem1 + 2 * in_above + in_abovep1;
    in_abovep1 = in_herep1;
    in_herep1 = in_belowp1;
    in_abovem1 = in_herem1;
    in_herem1 = in_belowm1;
    in_above = in_above_next;
    in_above_next = in_below;
    kept = known + 1;

    out[here] = static_cast<Pixel>(min(abs(gx) + abs(gy), 255));
  }
}

void run(Pixel *out, const Pixel *in, int width, int height) {
  const dim3 grid((width + 31) / 32, (height + 7) / 8);
  sobel<<<grid, dim3(32, 8 / 8)>>>(out, in, width, height);
}
