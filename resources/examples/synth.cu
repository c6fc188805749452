// SPDX-License-Identifier: Apache-2.0
//
// A kernel made up to show reuse between threads at its purest: a block of 512
// threads stages 512 values in shared memory, and then every thread adds up all
// of them. (A program that needed these sums would compute one per block.)
//
// What its grain is good for: s[k] is the same for all threads of the block. A
// thread that does the work of C threads reads it once and adds it to C sums,
// so the loads from shared memory fall to 1 / C, provided that the merged
// threads share the loop over k.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

constexpr int blockSize = 512;

__global__ void synth(const float *in, float *out) {
  __shared__ float s[blockSize];
  int t = threadIdx.x;
  int g = blockIdx.x * blockSize + t;
  s[t] = in[g];
  __syncthreads();

  float acc = 0.0f;
  for (int k = 0; k < blockSize; k++)
    acc += s[k];
  out[g] = acc;
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

int main(int argc, char **argv) {
  const int blocks = argc > 1 ? std::atoi(argv[1]) : 1024;
  if (blocks < 1 || blocks > 1 << 20) {
    std::fprintf(stderr, "usage: %s [number of blocks]\n", argv[0]);
    return 1;
  }

  const int n = blocks * blockSize;
  const size_t bytes = n * sizeof(float);
  std::vector<float> in(n);
  std::vector<float> out(n);
  for (int i = 0; i < n; ++i)
    in[i] = randomFloat(i);

  float *dIn = nullptr;
  float *dOut = nullptr;
  CHECK(cudaMalloc(&dIn, bytes));
  CHECK(cudaMalloc(&dOut, bytes));
  CHECK(cudaMemcpy(dIn, in.data(), bytes, cudaMemcpyHostToDevice));

  Stopwatch watch;
  for (int trial = 0; trial < 10; ++trial) {
    watch.start();
    synth<<<blocks, blockSize>>>(dIn, dOut);
    CHECK(cudaGetLastError());
    watch.stop();
  }
  std::printf("time: %.4f ms\n", watch.best);

  // The CPU adds in the same order, so its sums are equal to the last bit.
  CHECK(cudaMemcpy(out.data(), dOut, bytes, cudaMemcpyDeviceToHost));
  bool passed = true;
  float expected = 0.0f;
  for (int i = 0; i < n && passed; ++i) {
    if (i % blockSize == 0) {
      expected = 0.0f;
      for (int k = 0; k < blockSize; ++k)
        expected += in[i + k];
    }
    if (out[i] != expected) {
      std::printf("FAILED: first difference at element %d:", i);
      std::printf(" %.9g instead of %.9g\n", out[i], expected);
      passed = false;
    }
  }

  if (passed) std::printf("PASSED\n");
  CHECK(cudaFree(dIn));
  CHECK(cudaFree(dOut));
  return passed ? 0 : 1;
}
