// SPDX-License-Identifier: Apache-2.0
//
// Kernels that fail in a way each, beside two that do not, for the tests of what the runner makes of a fault on a GPU.
// faults.ptx is made of it, for every GPU from compute capability 7.5 on:
//
//   nvcc -ptx -arch=compute_75 -o faults.ptx faults.cu
//
// All are launched with n = 1000, which is the number of elements of both buffers.
#include <cassert>

__device__ unsigned launches;

namespace {

__device__ int position() {
  return static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
}

__device__ void twice(float *out, const float *in, int n) {
  const int i = position();
  if (i < n) out[i] = 2 * in[i];
}

__device__ __noinline__ int deeper(volatile float *out, int n) {
  volatile int kept[64] = {n};
  const int below = deeper(out, n + kept[0]);
  out[0] = static_cast<float>(kept[n & 63]);
  return below + kept[below & 63];
}

} // namespace

extern "C" {

__global__ void good(float *out, const float *in, int n) {
  twice(out, in, n);
}

__global__ void fast(float *out, const float *in, int n) {
  twice(out, in, n);
}

__global__ void illegal(float *out, const float *in, int n) {
  twice(out, in, n);
  if (position() == 5) *static_cast<volatile float *>(out + (1ULL << 44U)) = 1;
}

/// Fails in its twentieth launch: after the one that is checked, between those that are timed.
__global__ void illegalLater(float *out, const float *in, int n) {
  twice(out, in, n);
  if (position() == 5 && atomicAdd(&launches, 1U) > 20) *static_cast<volatile float *>(out + (1ULL << 44U)) = 1;
}

__global__ void misaligned(float *out, const float *in, int n) {
  twice(out, in, n);
  if (position() == 5) *reinterpret_cast<volatile double *>(out + 1) = 1;
}

__global__ void hang(float *out, const float *in, int n) {
  twice(out, in, n);
  while (*static_cast<const volatile float *>(in) != 12345.0F) {
  }
}

__global__ void trap(float *out, const float *in, int n) {
  twice(out, in, n);
  if (position() == 5) __trap();
}

__global__ void failedAssert(float *out, const float *in, int n) {
  twice(out, in, n);
  assert(position() != 5);
}

__global__ void recursion(float *out, const float *in, int n) {
  twice(out, in, n);
  if (position() == 5) out[1] = static_cast<float>(deeper(out, n));
}

__global__ void beyondShared(float *out, const float *in, int n) {
  extern __shared__ float tile[];
  twice(out, in, n);
  static_cast<volatile float *>(tile)[n << 8] = in[0];
}

__global__ void wrong(float *out, const float *in, int n) {
  twice(out, in, n);
  if (position() == 7) out[7] = 3;
}

__global__ void beside(float *out, const float *in, int n) {
  twice(out, in, n);
  if (position() == 7) out[n] = 3;
}

__global__ void intoInput(float *out, const float *in, int n) {
  twice(out, in, n);
  if (position() == 7) const_cast<float *>(in)[7] += 1;
}

/// Keeps more values than a block of 1024 threads has registers for.
__global__ void greedy(float *out, const float *in, int n) {
  constexpr int count = 72;
  float values[count];
  const int i = position();
#pragma unroll
  for (int k = 0; k < count; ++k)
    values[k] = in[(i + k) % n];
  for (int j = 0; j < n; ++j) {
#pragma unroll
    for (int k = 0; k < count; ++k)
      values[k] = values[k] * values[(k * 7 + 3) % count] + in[j];
  }
  float sum = 0;
#pragma unroll
  for (int k = 0; k < count; ++k)
    sum += values[k];
  if (i < n) out[i] = sum;
}
}
