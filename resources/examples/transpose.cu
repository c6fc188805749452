// SPDX-License-Identifier: Apache-2.0
//
// Transposition of a matrix, twice. `transpose` moves one element per thread:
// the reads of a warp are neighbours in memory, its writes lie a whole column
// apart. `transposeTiled` turns tiles of 32 x 32 around in shared memory, so
// that both the reads and the writes run along rows; the tile has one column of
// padding, which spreads a column over all banks.
//
// What the grain is good for: there is no value to reuse, only memory to wait
// for. A thread that moves several elements has several loads under way at a
// time, and computes its indices once. Coarsening the tiled kernel along y by 4
// gives the 32 x 8 threads with which it is usually written by hand.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

using Matrix = std::vector<float>;

constexpr int tileDim = 32;

// out, w rows of h elements, becomes the transpose of in, h rows of w elements.
__global__ void transpose(float *out, const float *in, int w, int h) {
  int x = blockIdx.x * 16 + threadIdx.x;
  int y = blockIdx.y * 16 + threadIdx.y;
  int indexIn = x + w * y;
  int indexOut = y + h * x;
  out[indexOut] = in[indexIn];
}

__global__ void transposeTiled(float *out, const float *in, int w, int h) {
  __shared__ float tile[tileDim][tileDim + 1];

  int x = blockIdx.x * tileDim + threadIdx.x;
  int y = blockIdx.y * tileDim + threadIdx.y;
  tile[threadIdx.y][threadIdx.x] = in[y * w + x];
  __syncthreads();

  // The block's place in the output: the tile's row and column change places.
  x = blockIdx.y * tileDim + threadIdx.x;
  y = blockIdx.x * tileDim + threadIdx.y;
  out[y * h + x] = tile[threadIdx.x][threadIdx.y];
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

static Matrix transposed(const Matrix &in, int w, int h) {
  Matrix out(in.size());
  for (int y = 0; y < h; ++y)
    for (int x = 0; x < w; ++x)
      out[size_t(x) * h + y] = in[size_t(y) * w + x];
  return out;
}

// The kernels only move data: every element must arrive unchanged.
static bool matches(const char *kernel, const Matrix &got, const Matrix &want) {
  for (size_t i = 0; i < want.size(); ++i) {
    if (got[i] != want[i]) {
      std::printf("FAILED: first difference at element %zu of %s:", i, kernel);
      std::printf(" %.9g instead of %.9g\n", got[i], want[i]);
      return false;
    }
  }
  return true;
}

int main(int argc, char **argv) {
  const int w = argc > 1 ? std::atoi(argv[1]) : 4096;
  const int h = argc > 2 ? std::atoi(argv[2]) : 2048;
  const bool fits = w > 0 && h > 0 && w <= 32768 && h <= 32768;
  if (!fits || w % tileDim != 0 || h % tileDim != 0) {
    std::fprintf(stderr, "usage: %s [width [height]], ", argv[0]);
    std::fprintf(stderr, "multiples of %d up to 32768\n", tileDim);
    return 1;
  }

  const size_t count = size_t(w) * h;
  const size_t bytes = count * sizeof(float);
  Matrix in(count);
  Matrix out(count);
  for (size_t i = 0; i < count; ++i)
    in[i] = float(hash(i) & 0xffffff); // 24 bits: exact in a float
  const Matrix expected = transposed(in, w, h);

  float *dIn = nullptr;
  float *dOut = nullptr;
  CHECK(cudaMalloc(&dIn, bytes));
  CHECK(cudaMalloc(&dOut, bytes));
  CHECK(cudaMemcpy(dIn, in.data(), bytes, cudaMemcpyHostToDevice));

  CHECK(cudaMemset(dOut, 0xff, bytes));
  Stopwatch naive;
  for (int trial = 0; trial < 10; ++trial) {
    naive.start();
    transpose<<<dim3(w / 16, h / 16), dim3(16, 16)>>>(dOut, dIn, w, h);
    CHECK(cudaGetLastError());
    naive.stop();
  }
  std::printf("time: %.4f ms (transpose)\n", naive.best);
  CHECK(cudaMemcpy(out.data(), dOut, bytes, cudaMemcpyDeviceToHost));
  bool passed = matches("transpose", out, expected);

  const dim3 block(tileDim, tileDim);
  const dim3 grid(w / tileDim, h / tileDim);
  CHECK(cudaMemset(dOut, 0xff, bytes));
  Stopwatch tiled;
  for (int trial = 0; trial < 10; ++trial) {
    tiled.start();
    transposeTiled<<<grid, block>>>(dOut, dIn, w, h);
    CHECK(cudaGetLastError());
    tiled.stop();
  }
  std::printf("time: %.4f ms (transposeTiled)\n", tiled.best);
  CHECK(cudaMemcpy(out.data(), dOut, bytes, cudaMemcpyDeviceToHost));
  passed = passed && matches("transposeTiled", out, expected);

  if (passed) std::printf("PASSED\n");
  CHECK(cudaFree(dIn));
  CHECK(cudaFree(dOut));
  return passed ? 0 : 1;
}
