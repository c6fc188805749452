// SPDX-License-Identifier: Apache-2.0
//
// Matrix times vector, y = A x, with one thread for each row of A. The simple
// kernel reads everything from global memory. The other one brings x in chunks
// into shared memory, where all threads of the block read it.
//
// What the grain is good for: x[j] is the same for every row. A thread with
// several rows reads it once for all of them, and their sums do not wait for
// each other. What this does not mend: a warp reads A a whole row apart.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

constexpr int chunk = 128; // elements of x at a time, and threads of a block

__global__ void matrixVectorSimple(float *y, const float *A, // A: row by row
                                   const float *x, int rows, int cols) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < rows) {
    float sum = 0.0f;
    for (int j = 0; j < cols; ++j)
      sum += A[row * cols + j] * x[j];
    y[row] = sum;
  }
}

__global__ void matrixVector(float *y, const float *A, // A: row by row
                             const float *x, int rows, int cols) {
  __shared__ float xs[chunk];
  int t = threadIdx.x;
  int row = blockIdx.x * chunk + t;

  float sum = 0.0f;
  for (int first = 0; first < cols; first += chunk) {
    if (first + t < cols) xs[t] = x[first + t];
    __syncthreads();

    // Threads past the last row have nothing to add, but must not leave: the
    // barrier waits for them, and their element of x is needed.
    if (row < rows) {
      int count = min(chunk, cols - first);
      for (int j = 0; j < count; ++j)
        sum += A[row * cols + first + j] * xs[j];
    }
    __syncthreads();
  }
  if (row < rows) y[row] = sum;
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

// Compares with a sum in double precision. A float sum of random products is
// off by far less than a millionth of the sum of their magnitudes.
static bool matches(const std::vector<float> &y, const std::vector<float> &a,
                    const std::vector<float> &x, const char *kernel) {
  for (size_t row = 0; row < y.size(); ++row) {
    double sum = 0;
    double magnitude = 0;
    for (size_t j = 0; j < x.size(); ++j) {
      const double product = double(a[row * x.size() + j]) * x[j];
      sum += product;
      magnitude += std::fabs(product);
    }
    if (!(std::fabs(y[row] - sum) <= 1e-6 * magnitude)) { // a NaN, too
      std::printf("FAILED: first difference at row %zu of %s:", row, kernel);
      std::printf(" %.9g instead of %.9g\n", y[row], sum);
      return false;
    }
  }
  return true;
}

int main(int argc, char **argv) {
  const int rows = argc > 1 ? std::atoi(argv[1]) : 20000;
  const int cols = argc > 2 ? std::atoi(argv[2]) : 1000;
  if (rows < 1 || cols < 1 || rows > (1 << 30) / cols) {
    std::fprintf(stderr, "usage: %s [rows [columns]]\n", argv[0]);
    return 1;
  }

  std::vector<float> a(size_t(rows) * cols);
  std::vector<float> x(cols);
  std::vector<float> y(rows);
  for (size_t i = 0; i < a.size(); ++i)
    a[i] = randomFloat(i);
  for (int j = 0; j < cols; ++j)
    x[j] = randomFloat(a.size() + j);

  const size_t bytesA = a.size() * sizeof(float);
  const size_t bytesX = cols * sizeof(float);
  const size_t bytesY = rows * sizeof(float);
  float *dA = nullptr;
  float *dX = nullptr;
  float *dY = nullptr;
  CHECK(cudaMalloc(&dA, bytesA));
  CHECK(cudaMalloc(&dX, bytesX));
  CHECK(cudaMalloc(&dY, bytesY));
  CHECK(cudaMemcpy(dA, a.data(), bytesA, cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(dX, x.data(), bytesX, cudaMemcpyHostToDevice));

  const int blocks = (rows + chunk - 1) / chunk;
  CHECK(cudaMemset(dY, 0xff, bytesY));
  Stopwatch simple;
  for (int trial = 0; trial < 10; ++trial) {
    simple.start();
    matrixVectorSimple<<<blocks, chunk>>>(dY, dA, dX, rows, cols);
    CHECK(cudaGetLastError());
    simple.stop();
  }
  std::printf("time: %.4f ms (matrixVectorSimple)\n", simple.best);
  CHECK(cudaMemcpy(y.data(), dY, bytesY, cudaMemcpyDeviceToHost));
  bool passed = matches(y, a, x, "matrixVectorSimple");

  CHECK(cudaMemset(dY, 0xff, bytesY));
  Stopwatch staged;
  for (int trial = 0; trial < 10; ++trial) {
    staged.start();
    matrixVector<<<blocks, chunk>>>(dY, dA, dX, rows, cols);
    CHECK(cudaGetLastError());
    staged.stop();
  }
  std::printf("time: %.4f ms (matrixVector)\n", staged.best);
  CHECK(cudaMemcpy(y.data(), dY, bytesY, cudaMemcpyDeviceToHost));
  passed = passed && matches(y, a, x, "matrixVector");

  if (passed) std::printf("PASSED\n");
  CHECK(cudaFree(dA));
  CHECK(cudaFree(dX));
  CHECK(cudaFree(dY));
  return passed ? 0 : 1;
}
