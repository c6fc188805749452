// SPDX-License-Identifier: Apache-2.0
//
// Matrix multiplication C = A x B in tiles. A block of 32 x 32 threads computes
// one tile of C: tile by tile it stages A and B in shared memory, and every
// thread adds up one element.
//
// What its grain is good for: in the inner loop each multiply-add reads two
// values from shared memory. Bs[k][tx] does not depend on ty, so a thread that
// computes several rows of a column (coarsening along y by 2, 4, 8 or 16) reads
// it once for all of them. Along x the same holds for As[ty][k].
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

  float sum = 0.0f;
  for (int m = 0; m < n / TILE; ++m) {
    As[ty][tx] = A[row * n + (m * TILE + tx)];
    Bs[ty][tx] = B[(m * TILE + ty) * n + col];
    __syncthreads();

    for (int k = 0; k < TILE; ++k)
      sum += As[ty][k] * Bs[k][tx];
    __syncthreads();
  }
  C[row * n + col] = sum;
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

  dim3 block(TILE, TILE);
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
