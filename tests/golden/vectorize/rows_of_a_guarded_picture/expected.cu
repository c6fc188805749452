// plan: coarsen x 4 adjacent; vectorize in 4; vectorize out 4
#include <cassert>

typedef unsigned char Pixel;

__global__ void brighter(Pixel *out, const Pixel *in, int width, int height, int by) {
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  const int x0 = blockIdx.x * (blockDim.x * 4) + threadIdx.x * 4;
  const int here0 = y * width + x0;
  if (x0 + 3 < width && y < height && width % 4 == 0) {
    __align__(4) Pixel in4[4];
    *reinterpret_cast<uchar4 *>(in4) = *reinterpret_cast<const uchar4 *>(&in[here0]);
    __align__(4) Pixel out4[4];
#pragma unroll
    for (int cx = 0; cx < 4; ++cx) {
      int value = in4[cx] + by;
      out4[cx] = value > 255 ? 255 : value;
    }
    *reinterpret_cast<uchar4 *>(&out[here0]) = *reinterpret_cast<uchar4 *>(out4);
  } else {
#pragma unroll
    for (int cx = 0; cx < 4; ++cx) {
      int x = blockIdx.x * (blockDim.x * 4) + threadIdx.x * 4 + cx;
      if (x >= width || y >= height) continue;

      int here = y * width + x;
      int value = in[here] + by;
      out[here] = value > 255 ? 255 : value;
    }
  }
}

void launch(Pixel *out, const Pixel *in, int width, int height) {
  assert(reinterpret_cast<size_t>(in) % 4 == 0);
  assert(reinterpret_cast<size_t>(out) % 4 == 0);
  brighter<<<dim3((width + 31) / 32, (height + 7) / 8), dim3(32 / 4, 8)>>>(out, in, width, height, 16);
}
