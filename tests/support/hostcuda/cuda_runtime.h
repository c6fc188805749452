// SPDX-License-Identifier: Apache-2.0
//
// Just enough of CUDA on the host to run test kernels as plain C++: every thread of a block is a fiber, barriers switch
// between them, blocks run one after another. Slow and exact. Memory that nobody wrote holds bytes of one value, so
// that reading it gives the same wrong value every time. A barrier that some threads wait at while others run on to
// another one ends the program with status 99; threads that have returned do not count (Programming Guide,
// "Synchronization Functions"). So do lanes that wait for others of their mask that do not come.
//
// Two things that a correct kernel cannot tell apart may be chosen for a run:
// HOSTCUDA_ORDER=reversed runs the last block and its last thread first; HOSTCUDA_UNWRITTEN=0x5a names the byte that
// memory is full of before anybody writes it (0xff by default).
//
// Programs are compiled by the thousand: what can be is compiled once, in Runtime.cpp, and the header needs little.
#pragma once

#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#define __global__ static
#define __device__
#define __host__
#define __constant__ static
#define __forceinline__ inline
#define __restrict__
#define __launch_bounds__(...)

struct dim3 {
  unsigned x, y, z;

  constexpr dim3(unsigned x_ = 1, unsigned y_ = 1, unsigned z_ = 1) : x(x_), y(y_), z(z_) {}
};

using uint3 = dim3;

namespace hostcuda {

/// What the running thread asks for where it stands.
struct Thread {
  dim3 index;
};

struct State {
  Thread *current = nullptr;
  dim3 block, blockDim, gridDim;
  char *dynamicShared = nullptr;
  long barriersPassed = 0;
};

extern State state;

/// A barrier of the block, in a line.
void wait(int line);

/// The lanes of a mask meet, those that have not returned.
void meet(unsigned mask);
/// They meet, and each gets what the lane has whose number differs from its own in the bits of a distance.
void exchange(unsigned mask, int distance, const void *value, void *other, std::size_t bytes);

/// Shared objects are function statics; each is filled when a block first meets it, and again for every later block.
void registerShared(void *object, std::size_t size);

/// Runs `body(of)` in every thread.
void launch(dim3 grid, dim3 block, std::size_t sharedBytes, void (*body)(void *of), void *of);

/// A copy of the running thread that is made when it waits for its copies: who reads before that reads something else.
void copyLater(void *to, const void *from, std::size_t bytes);
/// Those that the running thread has begun since it last did so are one group.
void closeCopies();
/// Makes them, in the order in which they were begun: all, or those of all groups but the last ones.
void finishCopies();
void finishCopies(std::size_t lastGroups);

/// Memory that nobody has written yet.
void *unwritten(std::size_t bytes);

struct Launch {
  dim3 grid, block;
  std::size_t sharedBytes;

  Launch(dim3 g, dim3 b, std::size_t s = 0, void * = nullptr) : grid(g), block(b), sharedBytes(s) {}

  template <typename Kernel, typename... Arguments>
  void run(Kernel kernel, Arguments... arguments) const {
    auto call = [&] { kernel(arguments...); };
    launch(grid, block, sharedBytes, [](void *of) { (*static_cast<decltype(call) *>(of))(); }, &call);
  }
};

} // namespace hostcuda

#define threadIdx (hostcuda::state.current->index)
#define blockIdx (hostcuda::state.block)
#define blockDim (hostcuda::state.blockDim)
#define gridDim (hostcuda::state.gridDim)
#define __syncthreads() hostcuda::wait(__LINE__)
#define __threadfence()

inline void __syncwarp(unsigned mask = ~0u) {
  hostcuda::meet(mask);
}

template <typename T>
T __shfl_xor_sync(unsigned mask, T value, int distance) {
  T other;
  hostcuda::exchange(mask, distance, &value, &other, sizeof(T));
  return other;
}

template <typename T, typename V>
T atomicAdd(T *address, V value) {
  const T old = *address;
  *address = old + static_cast<T>(value);
  return old;
}

template <typename T, typename V>
T atomicMax(T *address, V value) {
  const T old = *address;
  *address = old < static_cast<T>(value) ? static_cast<T>(value) : old;
  return old;
}

template <typename T>
T __ldg(const T *address) {
  return *address;
}

using std::abs;

template <typename T>
const T &max(const T &a, const T &b) {
  return a < b ? b : a;
}

template <typename T>
const T &min(const T &a, const T &b) {
  return b < a ? b : a;
}

// Vector types.

#define __align__(bytes) __attribute__((aligned(bytes)))

struct __align__(8) int2 {
  int x, y;
};

struct __align__(16) int4 {
  int x, y, z, w;
};

struct __align__(4) uchar4 {
  unsigned char x, y, z, w;
};

struct __align__(8) float2 {
  float x, y;
};

struct __align__(16) float4 {
  float x, y, z, w;
};

inline int2 make_int2(int x, int y) {
  return {x, y};
}

inline int4 make_int4(int x, int y, int z, int w) {
  return {x, y, z, w};
}

// The runtime functions that the example programs use.

enum cudaError_t { cudaSuccess = 0 };

enum cudaMemcpyKind { cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost, cudaMemcpyDeviceToDevice };

using cudaStream_t = void *;

inline const char *cudaGetErrorString(cudaError_t) {
  return "an emulated error";
}

inline cudaError_t cudaGetLastError() {
  return cudaSuccess;
}

enum cudaDeviceAttr { cudaDevAttrMultiProcessorCount = 16 };

inline cudaError_t cudaGetDevice(int *device) {
  *device = 0;
  return cudaSuccess;
}

/// Three multiprocessors, with one block each.
inline cudaError_t cudaDeviceGetAttribute(int *value, cudaDeviceAttr, int) {
  *value = 3;
  return cudaSuccess;
}

template <typename Kernel>
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, Kernel, int, std::size_t) {
  *blocks = 1;
  return cudaSuccess;
}

inline cudaError_t cudaDeviceSynchronize() {
  return cudaSuccess;
}

template <typename T>
cudaError_t cudaMalloc(T **pointer, std::size_t bytes) {
  *pointer = static_cast<T *>(hostcuda::unwritten(bytes));
  return cudaSuccess;
}

inline cudaError_t cudaFree(void *pointer) {
  std::free(pointer);
  return cudaSuccess;
}

inline cudaError_t cudaMemset(void *pointer, int value, std::size_t bytes) {
  std::memset(pointer, value, bytes);
  return cudaSuccess;
}

inline cudaError_t cudaMemcpy(void *to, const void *from, std::size_t bytes, cudaMemcpyKind) {
  std::memcpy(to, from, bytes);
  return cudaSuccess;
}

struct HostCudaEvent;
using cudaEvent_t = HostCudaEvent *;

cudaError_t cudaEventCreate(cudaEvent_t *event);
cudaError_t cudaEventDestroy(cudaEvent_t event);
cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t = nullptr);
cudaError_t cudaEventSynchronize(cudaEvent_t);
cudaError_t cudaEventElapsedTime(float *milliseconds, cudaEvent_t begin, cudaEvent_t end);
