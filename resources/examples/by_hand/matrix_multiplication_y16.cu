// SPDX-License-Identifier: Apache-2.0
//
// matrix_multiplication.cu, coarsened by hand along y by 16: a block of 32 x 2
// threads computes the same tile of C, each thread 16 rows of a column that are
// 2 apart.
//
// Bs[k][tx] is read once for the 16 rows. As[..][k] is the same for all threads
// of a row; with the loop over k unrolled, the compiler reads four of them at a
// time.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

#define TILE 32

__global__ void matrixMultiply(float *C,       // n x n, row by row
                               const float *A, // n x n
                               const float *B, // n x n
                               int n)          // a multiple of TILE
{
  __shared__ float As[TILE][TILE];
  __shared__ float Bs[TILE][TILE];

  int tx = threadIdx.x;
  int ty = threadIdx.y;
  int row = blockIdx.y * TILE + ty;
  int col = blockIdx.x * TILE + tx;

  float sum[16] = {};
  for (int m = 0; m < n / TILE; ++m) {
#pragma unroll
    for (int c = 0; c < 16; ++c) {
      As[ty + 2 * c][tx] = A[(row + 2 * c) * n + (m * TILE + tx)];
      Bs[ty + 2 * c][tx] = B[(m * TILE + ty + 2 * c) * n + col];
    }
    __syncthreads();

#pragma unroll
    for (int k = 0; k < TILE; ++k) {
      float b = Bs[k][tx];
#pragma unroll
      for (int c = 0; c < 16; ++c)
        sum[c] += As[ty + 2 * c][k] * b;
    }
    __syncthreads();
  }

#pragma unroll
  for (int c = 0; c < 16; ++c)
    C[(row + 2 * c) * n + col] = sum[c];
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

// From -1 up to 1, in steps of 2^-15.
static float randomFloat(unsigned i) {
  return float(hash(i) & 0xffff) / 32768.0f - 1.0f;
}

// Compares with sums in double precision. A float sum of random products is off
// by far less than a millionth of the sum of their magnitudes. All elements
// are checked up to n = 64; beyond that about 4096 of them, an odd distance
// apart so that every row and column of a tile is among them.
static bool matches(const std::vector<float> &c, const std::vector<float> &a,
                    const std::vector<float> &b, int n) {
  const size_t step = (c.size() / 4096) | 1;
  for (size_t i = 0; i < c.size(); i += step) {
    const size_t row = i / n;
    const size_t col = i % n;
    double sum = 0;
    double magnitude = 0;
    for (int k = 0; k < n; ++k) {
      const double product = double(a[row * n + k]) * b[k * size_t(n) + col];
      sum += product;
      magnitude += std::fabs(product);
    }
    // Written so that a NaN is a difference too.
    if (!(std::fabs(c[i] - sum) <= 1e-6 * magnitude)) {
      std::printf("FAILED: first difference at row %zu, column %zu:", row, col);
      std::printf(" %.9g instead of %.9g\n", c[i], sum);
      return false;
    }
  }
  return true;
}

int main(int argc, char **argv) {
  const int n = argc > 1 ? std::atoi(argv[1]) : 1024;
  if (n < TILE || n > 32768 || n % TILE != 0) {
    std::fprintf(stderr, "usage: %s [n, a multiple of %d]\n", argv[0], TILE);
    return 1;
  }

  const size_t count = size_t(n) * n;
  const size_t bytes = count * sizeof(float);
  std::vector<float> a(count);
  std::vector<float> b(count);
  std::vector<float> c(count);
  for (size_t i = 0; i < count; ++i) {
    a[i] = randomFloat(2 * i);
    b[i] = randomFloat(2 * i + 1);
  }

  float *dA = nullptr;
  float *dB = nullptr;
  float *dC = nullptr;
  CHECK(cudaMalloc(&dA, bytes));
  CHECK(cudaMalloc(&dB, bytes));
  CHECK(cudaMalloc(&dC, bytes));
  CHECK(cudaMemcpy(dA, a.data(), bytes, cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(dB, b.data(), bytes, cudaMemcpyHostToDevice));

  dim3 block(TILE, TILE / 16);
  dim3 grid(n / TILE, n / TILE);
  Stopwatch watch;
  for (int trial = 0; trial < 10; ++trial) {
    watch.start();
    matrixMultiply<<<grid, block>>>(dC, dA, dB, n);
    CHECK(cudaGetLastError());
    watch.stop();
  }
  std::printf("time: %.4f ms\n", watch.best);

  CHECK(cudaMemcpy(c.data(), dC, bytes, cudaMemcpyDeviceToHost));
  const bool passed = matches(c, a, b, n);
  if (passed) std::printf("PASSED\n");

  CHECK(cudaFree(dA));
  CHECK(cudaFree(dB));
  CHECK(cudaFree(dC));
  return passed ? 0 : 1;
}
