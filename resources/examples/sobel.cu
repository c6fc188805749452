// SPDX-License-Identifier: Apache-2.0
//
// Sobel's edge filter on a grey image of 8 bits per pixel: two 3 x 3 gradients,
// the sum of their magnitudes, cut off at 255. Threads on the border of the
// image return at once and leave their pixel as it was.
//
// What its grain is good for: the windows of neighbouring pixels overlap. Of
// the 8 pixels that one output needs, a thread with two outputs one above the
// other needs only 12 in place of 16, with four only 18 in place of 32. The
// early return must then end the work on one pixel, not the thread.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

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

// Stops the program when a CUDA call has failed.
static void check(cudaError_t error, int line) {
  if (error == cudaSuccess) return;
  std::fprintf(stderr, "line %d: %s\n", line, cudaGetErrorString(error));
  std::exit(1);
}

#define CHECK(call) check(call, __LINE__)

// Keeps the shortest of several times, in milliseconds.
struct Stopwatch {
  cudaEvent_t begin;
  cudaEvent_t end;
  float best = 1e30f;

  Stopwatch() {
    CHECK(cudaEventCreate(&begin));
    CHECK(cudaEventCreate(&end));
  }

  ~Stopwatch() {
    CHECK(cudaEventDestroy(begin));
    CHECK(cudaEventDestroy(end));
  }

  void start() { CHECK(cudaEventRecord(begin)); }

  void stop() {
    float time = 0;
    CHECK(cudaEventRecord(end));
    CHECK(cudaEventSynchronize(end));
    CHECK(cudaEventElapsedTime(&time, begin, end));
    best = std::min(best, time);
  }
};

// Scatters the bits of i: the same input on every machine.
static unsigned hash(unsigned i) {
  i = (i ^ (i >> 16)) * 0x7feb352du;
  i = (i ^ (i >> 15)) * 0x846ca68bu;
  return i ^ (i >> 16);
}

// A disc that fades towards its rim, and a little noise over the whole image.
static Pixel pixel(int x, int y, int width, int height) {
  const long long dx = 2LL * x - width;
  const long long dy = 2LL * y - height;
  const long long radius = std::min(width, height);
  const long long inside = radius * radius - dx * dx - dy * dy;
  const long long disc = std::max(0LL, 200 * inside / (radius * radius));
  return Pixel(disc + hash(unsigned(y) * width + x) % 32);
}

// The filter again, from its two matrices.
static int filtered(const std::vector<Pixel> &image, int width, int x, int y) {
  static const int weights[3][3] = {{-1, 0, 1}, {-2, 0, 2}, {-1, 0, 1}};
  int gx = 0;
  int gy = 0;
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      const int value = image[size_t(y + dy) * width + (x + dx)];
      gx += weights[dy + 1][dx + 1] * value;
      gy += weights[dx + 1][dy + 1] * value;
    }
  }
  return std::min(std::abs(gx) + std::abs(gy), 255);
}

int main(int argc, char **argv) {
  const int width = argc > 1 ? std::atoi(argv[1]) : 3840;
  const int height = argc > 2 ? std::atoi(argv[2]) : 2160;
  if (width < 1 || height < 1 || width > 32768 || height > 32768) {
    std::fprintf(stderr, "usage: %s [width [height]], to 32768\n", argv[0]);
    return 1;
  }

  const size_t bytes = size_t(width) * height;
  std::vector<Pixel> in(bytes);
  std::vector<Pixel> out(bytes);
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      in[size_t(y) * width + x] = pixel(x, y, width, height);

  Pixel *dIn = nullptr;
  Pixel *dOut = nullptr;
  CHECK(cudaMalloc(&dIn, bytes));
  CHECK(cudaMalloc(&dOut, bytes));
  CHECK(cudaMemcpy(dIn, in.data(), bytes, cudaMemcpyHostToDevice));
  CHECK(cudaMemset(dOut, 0, bytes)); // the border stays 0

  const dim3 grid((width + 31) / 32, (height + 7) / 8);
  Stopwatch watch;
  for (int trial = 0; trial < 10; ++trial) {
    watch.start();
    sobel<<<grid, dim3(32, 8)>>>(dOut, dIn, width, height);
    CHECK(cudaGetLastError());
    watch.stop();
  }
  std::printf("time: %.4f ms\n", watch.best);

  CHECK(cudaMemcpy(out.data(), dOut, bytes, cudaMemcpyDeviceToHost));
  bool passed = true;
  for (int y = 0; y < height && passed; ++y) {
    for (int x = 0; x < width && passed; ++x) {
      const bool border = x < 1 || x >= width - 1 || y < 1 || y >= height - 1;
      const int expected = border ? 0 : filtered(in, width, x, y);
      const int got = out[size_t(y) * width + x];
      passed = got == expected;
      if (!passed) {
        std::printf("FAILED: first difference at x %d, y %d:", x, y);
        std::printf(" %d instead of %d\n", got, expected);
      }
    }
  }

  if (passed) std::printf("PASSED\n");
  CHECK(cudaFree(dIn));
  CHECK(cudaFree(dOut));
  return passed ? 0 : 1;
}
