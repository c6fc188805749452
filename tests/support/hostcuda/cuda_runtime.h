// SPDX-License-Identifier: Apache-2.0
//
// Just enough of CUDA on the host to run test kernels as plain C++: every thread of a block is a fiber, barriers switch
// between them, blocks run one after another. Slow and exact. Memory that nobody wrote holds 0xff bytes, so that
// reading it gives the same wrong value every time. A barrier that some threads wait at while others run on to another
// one ends the program with status 99; threads that have returned do not count (Programming Guide, "Synchronization
// Functions").
#pragma once

#include <algorithm>
#include <cassert>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <ucontext.h>
#include <vector>

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

struct Fiber {
  ucontext_t context;
  dim3 thread;
  bool done = false;
  int barrier = 0; ///< line of the barrier it waits at
  std::vector<char> stack = std::vector<char>(64 * 1024);
};

struct State {
  Fiber *current = nullptr;
  ucontext_t scheduler;
  dim3 block, blockDim, gridDim;
  const std::function<void()> *body = nullptr;
  std::vector<char> dynamicShared;
  std::vector<std::pair<char *, std::size_t>> staticShared; ///< objects met so far, poisoned at every block
  long barriersPassed = 0;
};

inline State state;

inline void entry() {
  (*state.body)();
  state.current->done = true;
  swapcontext(&state.current->context, &state.scheduler);
}

inline void wait(int line) {
  state.current->barrier = line;
  swapcontext(&state.current->context, &state.scheduler);
}

/// Shared objects are function statics; each is filled when a block first meets it, and again for every later block.
inline void registerShared(void *object, std::size_t size) {
  for (const auto &[known, bytes] : state.staticShared)
    if (known == object) return;
  state.staticShared.emplace_back(static_cast<char *>(object), size);
  std::memset(object, 0xff, size);
}

inline void runBlock(std::vector<Fiber> &fibers) {
  for (const auto &[object, size] : state.staticShared)
    std::memset(object, 0xff, size);
  std::fill(state.dynamicShared.begin(), state.dynamicShared.end(), static_cast<char>(0xff));
  unsigned i = 0;
  for (Fiber &fiber : fibers) {
    const dim3 d = state.blockDim;
    fiber.thread = dim3(i % d.x, i / d.x % d.y, i / d.x / d.y);
    fiber.done = false;
    ++i;
    getcontext(&fiber.context);
    fiber.context.uc_stack.ss_sp = fiber.stack.data();
    fiber.context.uc_stack.ss_size = fiber.stack.size();
    fiber.context.uc_link = nullptr;
    makecontext(&fiber.context, entry, 0);
  }
  bool running = true;
  while (running) {
    running = false;
    int barrier = 0;
    for (Fiber &fiber : fibers) {
      if (fiber.done) continue;
      state.current = &fiber;
      swapcontext(&state.scheduler, &fiber.context);
      if (fiber.done) continue;
      running = true;
      if (barrier == 0) barrier = fiber.barrier;
      if (barrier != fiber.barrier) {
        std::fprintf(stderr, "divergent barrier: threads wait at lines %d and %d\n", barrier, fiber.barrier);
        std::exit(99);
      }
    }
    if (running) ++state.barriersPassed;
  }
}

inline void launch(dim3 grid, dim3 block, std::size_t sharedBytes, const std::function<void()> &body) {
  const std::size_t threads = std::size_t(block.x) * block.y * block.z;
  if (threads == 0 || threads > 1024 || grid.x == 0 || grid.y == 0 || grid.z == 0) {
    std::fprintf(stderr, "launch of %ux%ux%u threads is not possible\n", block.x, block.y, block.z);
    std::exit(98);
  }
  static std::vector<Fiber> fibers;
  fibers.resize(threads);
  state.body = &body;
  state.blockDim = block;
  state.gridDim = grid;
  state.dynamicShared.resize(sharedBytes);
  for (unsigned z = 0; z < grid.z; ++z)
    for (unsigned y = 0; y < grid.y; ++y)
      for (unsigned x = 0; x < grid.x; ++x) {
        state.block = dim3(x, y, z);
        runBlock(fibers);
      }
}

struct Launch {
  dim3 grid, block;
  std::size_t sharedBytes;

  Launch(dim3 g, dim3 b, std::size_t s = 0, void * = nullptr) : grid(g), block(b), sharedBytes(s) {}

  template <typename Kernel, typename... Arguments>
  void run(Kernel kernel, Arguments... arguments) const {
    launch(grid, block, sharedBytes, [&] { kernel(arguments...); });
  }
};

} // namespace hostcuda

#define threadIdx (hostcuda::state.current->thread)
#define blockIdx (hostcuda::state.block)
#define blockDim (hostcuda::state.blockDim)
#define gridDim (hostcuda::state.gridDim)
#define __syncthreads() hostcuda::wait(__LINE__)
#define __syncwarp(...)
#define __threadfence()

template <typename T, typename V>
T atomicAdd(T *address, V value) {
  const T old = *address;
  *address = old + static_cast<T>(value);
  return old;
}

template <typename T, typename V>
T atomicMax(T *address, V value) {
  const T old = *address;
  *address = std::max(old, static_cast<T>(value));
  return old;
}

template <typename T>
T __ldg(const T *address) {
  return *address;
}

using std::abs;
using std::max;
using std::min;

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

inline cudaError_t cudaDeviceSynchronize() {
  return cudaSuccess;
}

template <typename T>
cudaError_t cudaMalloc(T **pointer, std::size_t bytes) {
  *pointer = static_cast<T *>(std::malloc(bytes));
  std::memset(static_cast<void *>(*pointer), 0xff, bytes);
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

using cudaEvent_t = std::chrono::steady_clock::time_point *;

inline cudaError_t cudaEventCreate(cudaEvent_t *event) {
  *event = new std::chrono::steady_clock::time_point();
  return cudaSuccess;
}

inline cudaError_t cudaEventDestroy(cudaEvent_t event) {
  delete event;
  return cudaSuccess;
}

inline cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t = nullptr) {
  *event = std::chrono::steady_clock::now();
  return cudaSuccess;
}

inline cudaError_t cudaEventSynchronize(cudaEvent_t) {
  return cudaSuccess;
}

inline cudaError_t cudaEventElapsedTime(float *milliseconds, cudaEvent_t begin, cudaEvent_t end) {
  *milliseconds = std::chrono::duration<float, std::milli>(*end - *begin).count();
  return cudaSuccess;
}
