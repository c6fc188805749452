// SPDX-License-Identifier: Apache-2.0
//
// The sum of a vector. Every thread first adds up its elements, a whole grid
// apart; then each block halves its partial sums in shared memory until one is
// left. A second launch with a single block sums what the blocks left over.
// Unsigned integers wrap around, so the sum is exact in any order.
//
// What its grain is good for: with each step of the halving loop half of the
// threads fall idle, and still all of them wait at the barrier. Fewer threads
// with more elements each spend less time there; with too few of them,
// nothing hides the time that memory takes.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

// Launch with a power of two of threads and one unsigned of dynamic shared
// memory for each of them.
__global__ void reduceSum(unsigned *out, const unsigned *in, unsigned n) {
  extern __shared__ unsigned partial[];
  unsigned t = threadIdx.x;
  unsigned stride = gridDim.x * blockDim.x;

  unsigned sum = 0;
  for (unsigned i = blockIdx.x * blockDim.x + t; i < n; i += stride)
    sum += in[i];
  partial[t] = sum;
  __syncthreads();

  for (unsigned s = blockDim.x / 2; s > 0; s >>= 1) {
    if (t < s) partial[t] += partial[t + s];
    __syncthreads();
  }

  if (t == 0) out[blockIdx.x] = partial[0];
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

int main(int argc, char **argv) {
  const int n = argc > 1 ? std::atoi(argv[1]) : 10'000'000;
  const int threads = argc > 2 ? std::atoi(argv[2]) : 256;
  const int blocks = argc > 3 ? std::atoi(argv[3]) : 1024;
  const bool powerOfTwo = threads > 0 && (threads & (threads - 1)) == 0;
  const bool fits = n > 0 && n <= 1 << 30 && blocks > 0 && blocks <= 65536;
  if (!fits || !powerOfTwo || threads > 1024) {
    std::fprintf(stderr, "usage: %s [n [threads [blocks]]], ", argv[0]);
    std::fprintf(stderr, "threads a power of two up to 1024\n");
    return 1;
  }

  const size_t bytes = n * sizeof(unsigned);
  const size_t bytesPartial = blocks * sizeof(unsigned);
  std::vector<unsigned> in(n);
  for (int i = 0; i < n; ++i)
    in[i] = hash(i);

  unsigned *dIn = nullptr;
  unsigned *dPartial = nullptr;
  unsigned *dTotal = nullptr;
  CHECK(cudaMalloc(&dIn, bytes));
  CHECK(cudaMalloc(&dPartial, bytesPartial));
  CHECK(cudaMalloc(&dTotal, sizeof(unsigned)));
  CHECK(cudaMemcpy(dIn, in.data(), bytes, cudaMemcpyHostToDevice));

  const size_t shared = threads * sizeof(unsigned);
  Stopwatch watch;
  for (int trial = 0; trial < 10; ++trial) {
    watch.start();
    reduceSum<<<blocks, threads, shared>>>(dPartial, dIn, n);
    CHECK(cudaGetLastError());
    reduceSum<<<1, threads, shared>>>(dTotal, dPartial, blocks);
    CHECK(cudaGetLastError());
    watch.stop();
  }
  std::printf("time: %.4f ms\n", watch.best);

  std::vector<unsigned> partial(blocks);
  unsigned total = 0;
  const auto toHost = cudaMemcpyDeviceToHost;
  CHECK(cudaMemcpy(partial.data(), dPartial, bytesPartial, toHost));
  CHECK(cudaMemcpy(&total, dTotal, sizeof(total), toHost));

  // Element i is added up by block (i / threads) mod blocks.
  std::vector<unsigned> expected(blocks);
  unsigned expectedTotal = 0;
  for (int i = 0; i < n; ++i) {
    expected[i / threads % blocks] += in[i];
    expectedTotal += in[i];
  }
  bool passed = true;
  for (int b = 0; b < blocks && passed; ++b) {
    passed = partial[b] == expected[b];
    if (!passed) {
      std::printf("FAILED: first difference at the sum of block %d:", b);
      std::printf(" %u instead of %u\n", partial[b], expected[b]);
    }
  }
  if (passed && total != expectedTotal) {
    std::printf("FAILED: first difference at the total:");
    std::printf(" %u instead of %u\n", total, expectedTotal);
    passed = false;
  }

  if (passed) std::printf("PASSED\n");
  CHECK(cudaFree(dIn));
  CHECK(cudaFree(dPartial));
  CHECK(cudaFree(dTotal));
  return passed ? 0 : 1;
}
