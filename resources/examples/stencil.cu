// SPDX-License-Identifier: Apache-2.0
//
// Two stencils. `stencil` adds neighbours of two vectors along a line; C goes
// through shared memory, where each block keeps its part and one element of
// halo to the left of it. `heat` lets each point of a plane move half-way to
// the mean of its four neighbours, straight from global memory.
//
// What the grain is good for: the element that thread i reads as its left
// neighbour is the one that thread i - 1 reads as its own. A thread that
// computes adjacent elements keeps it in a register: with 2, 4, 8 of them the
// loads of B and C fall to 75, 62.5 and 56.25 per cent. Merged threads that are
// far apart (cyclic) share nothing along the line. `heat` gains in the same way
// from adjacent threads merged along y: C of them need C + 2 rows, not 3 C.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

__global__ void stencil(float *A, const float *B, const float *Cin, int nx) {
  extern __shared__ float C[]; // C[t + 1] belongs to thread t; C[0] is the halo
  int t = threadIdx.x;
  int i = blockIdx.x * blockDim.x + t;

  if (i < nx) C[t + 1] = Cin[i];
  if (t == 0 && i >= 1) C[0] = Cin[i - 1];
  __syncthreads();

  if (i >= 1 && i < nx) A[i] = B[i] + B[i - 1] + C[t + 1] + C[t];
}

__global__ void heat(float *out, const float *in, int w, int h) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int j = blockIdx.y * blockDim.y + threadIdx.y;
  int p = j * w + i;

  if (i >= 1 && i < w - 1 && j >= 1 && j < h - 1) {
    float around = in[p - w] + in[p - 1] + in[p + 1] + in[p + w];
    out[p] = 0.5f * in[p] + 0.125f * around;
  }
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

// Both kernels add, and multiply by powers of two, which is exact (a fused
// multiply-add changes nothing): done in the same order, the CPU's floats must
// be equal to the last bit.
static bool matches(const char *kernel, size_t i, float got, float expected) {
  if (got == expected) return true;
  std::printf("FAILED: first difference at element %zu of %s:", i, kernel);
  std::printf(" %.9g instead of %.9g\n", got, expected);
  return false;
}

int main(int argc, char **argv) {
  const int w = argc > 1 ? std::atoi(argv[1]) : 4000;
  const int h = argc > 2 ? std::atoi(argv[2]) : 2500;
  if (w < 1 || h < 1 || w > 32768 || h > 32768) {
    std::fprintf(stderr, "usage: %s [width [height]], to 32768\n", argv[0]);
    return 1;
  }

  // The line is as long as the plane has points: the buffers serve both.
  const int nx = w * h;
  const size_t bytes = nx * sizeof(float);
  std::vector<float> b(nx);
  std::vector<float> c(nx);
  std::vector<float> out(nx);
  for (int i = 0; i < nx; ++i) {
    b[i] = randomFloat(2 * i);
    c[i] = randomFloat(2 * i + 1);
  }

  float *dOut = nullptr;
  float *dB = nullptr;
  float *dC = nullptr;
  CHECK(cudaMalloc(&dOut, bytes));
  CHECK(cudaMalloc(&dB, bytes));
  CHECK(cudaMalloc(&dC, bytes));
  CHECK(cudaMemcpy(dB, b.data(), bytes, cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(dC, c.data(), bytes, cudaMemcpyHostToDevice));

  CHECK(cudaMemset(dOut, 0, bytes)); // the borders stay 0
  Stopwatch line;
  for (int trial = 0; trial < 10; ++trial) {
    line.start();
    stencil<<<(nx + 255) / 256, 256, 257 * sizeof(float)>>>(dOut, dB, dC, nx);
    CHECK(cudaGetLastError());
    line.stop();
  }
  std::printf("time: %.4f ms (stencil)\n", line.best);
  CHECK(cudaMemcpy(out.data(), dOut, bytes, cudaMemcpyDeviceToHost));
  bool passed = matches("stencil", 0, out[0], 0.0f);
  for (int i = 1; i < nx && passed; ++i)
    passed = matches("stencil", i, out[i], b[i] + b[i - 1] + c[i] + c[i - 1]);

  CHECK(cudaMemset(dOut, 0, bytes));
  Stopwatch plane;
  for (int trial = 0; trial < 10; ++trial) {
    plane.start();
    heat<<<dim3((w + 31) / 32, (h + 7) / 8), dim3(32, 8)>>>(dOut, dB, w, h);
    CHECK(cudaGetLastError());
    plane.stop();
  }
  std::printf("time: %.4f ms (heat)\n", plane.best);
  CHECK(cudaMemcpy(out.data(), dOut, bytes, cudaMemcpyDeviceToHost));
  for (int p = 0; p < nx && passed; ++p) {
    const int i = p % w;
    const int j = p / w;
    float expected = 0.0f;
    if (i >= 1 && i < w - 1 && j >= 1 && j < h - 1) {
      const float around = b[p - w] + b[p - 1] + b[p + 1] + b[p + w];
      expected = 0.5f * b[p] + 0.125f * around;
    }
    passed = matches("heat", p, out[p], expected);
  }

  if (passed) std::printf("PASSED\n");
  CHECK(cudaFree(dOut));
  CHECK(cudaFree(dB));
  CHECK(cudaFree(dC));
  return passed ? 0 : 1;
}
