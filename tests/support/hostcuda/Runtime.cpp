// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <chrono>
#include <string_view>
#include <ucontext.h>
#include <utility>
#include <vector>

#include "cuda_runtime.h"

#undef blockDim // the macros of device code
#undef gridDim
#undef blockIdx
#undef threadIdx

namespace hostcuda {

State state;

namespace {

struct LateCopy {
  void *to;
  const void *from;
  std::size_t bytes;
};

struct Fiber : Thread {
  ucontext_t context;
  bool done = false;
  int barrier = 0; ///< line of the barrier it waits at
  std::vector<LateCopy> copies;
  std::vector<char> stack = std::vector<char>(64 * 1024);
};

struct Body {
  void (*call)(void *of);
  void *of;
};

ucontext_t scheduler;
const Body *body = nullptr;
std::vector<char> dynamicShared;
std::vector<std::pair<char *, std::size_t>> staticShared; ///< objects met so far, filled anew for every block

int unwrittenByte() {
  static const char *const chosen = std::getenv("HOSTCUDA_UNWRITTEN");
  static const int byte = chosen != nullptr ? static_cast<int>(std::strtol(chosen, nullptr, 0)) : 0xff;
  return byte;
}

bool isReversed() {
  static const char *const chosen = std::getenv("HOSTCUDA_ORDER");
  static const bool reversed = chosen != nullptr && std::string_view(chosen) == "reversed";
  return reversed;
}

/// The i-th of `count` in the order of this run.
std::size_t inOrder(std::size_t i, std::size_t count) {
  return isReversed() ? count - 1 - i : i;
}

Fiber &currentFiber() {
  return static_cast<Fiber &>(*state.current);
}

void entry() {
  body->call(body->of);
  Fiber &fiber = currentFiber();
  fiber.done = true;
  swapcontext(&fiber.context, &scheduler);
}

void prepare(Fiber &fiber, unsigned i) {
  const dim3 d = state.blockDim;
  fiber.index = dim3(i % d.x, i / d.x % d.y, i / d.x / d.y);
  fiber.done = false;
  fiber.copies.clear();
  getcontext(&fiber.context);
  fiber.context.uc_stack.ss_sp = fiber.stack.data();
  fiber.context.uc_stack.ss_size = fiber.stack.size();
  fiber.context.uc_link = nullptr;
  makecontext(&fiber.context, entry, 0);
}

/// Runs every thread up to its next barrier or to its end; false where all have ended.
bool runToBarrier(std::vector<Fiber> &fibers) {
  bool isRunning = false;
  int barrier = 0;
  for (std::size_t i = 0; i < fibers.size(); ++i) {
    Fiber &fiber = fibers[inOrder(i, fibers.size())];
    if (fiber.done) continue;
    state.current = &fiber;
    swapcontext(&scheduler, &fiber.context);
    if (fiber.done) continue;
    isRunning = true;
    if (barrier == 0) barrier = fiber.barrier;
    if (barrier != fiber.barrier) {
      std::fprintf(stderr, "divergent barrier: threads wait at lines %d and %d\n", barrier, fiber.barrier);
      std::exit(99);
    }
  }
  return isRunning;
}

void runBlock(std::vector<Fiber> &fibers) {
  for (const auto &[object, size] : staticShared)
    std::memset(object, unwrittenByte(), size);
  std::fill(dynamicShared.begin(), dynamicShared.end(), static_cast<char>(unwrittenByte()));
  for (std::size_t i = 0; i < fibers.size(); ++i)
    prepare(fibers[i], static_cast<unsigned>(i));
  while (runToBarrier(fibers))
    ++state.barriersPassed;
}

} // namespace

void wait(int line) {
  Fiber &fiber = currentFiber();
  fiber.barrier = line;
  swapcontext(&fiber.context, &scheduler);
}

void copyLater(void *to, const void *from, std::size_t bytes) {
  currentFiber().copies.push_back({to, from, bytes});
}

void finishCopies() {
  Fiber &fiber = currentFiber();
  for (const LateCopy &copy : fiber.copies)
    std::memcpy(copy.to, copy.from, copy.bytes);
  fiber.copies.clear();
}

void registerShared(void *object, std::size_t size) {
  for (const auto &[known, bytes] : staticShared)
    if (known == object) return;
  staticShared.emplace_back(static_cast<char *>(object), size);
  std::memset(object, unwrittenByte(), size);
}

void launch(dim3 grid, dim3 block, std::size_t sharedBytes, void (*call)(void *of), void *of) {
  const std::size_t threads = std::size_t(block.x) * block.y * block.z;
  const std::size_t blocks = std::size_t(grid.x) * grid.y * grid.z;
  if (threads == 0 || threads > 1024 || blocks == 0) {
    std::fprintf(stderr, "launch of %ux%ux%u threads is not possible\n", block.x, block.y, block.z);
    std::exit(98);
  }
  static std::vector<Fiber> fibers;
  fibers.resize(threads);
  const Body now{call, of};
  body = &now;
  state.blockDim = block;
  state.gridDim = grid;
  dynamicShared.resize(sharedBytes);
  state.dynamicShared = dynamicShared.data();
  for (std::size_t i = 0; i < blocks; ++i) {
    const std::size_t at = inOrder(i, blocks);
    state.block = dim3(at % grid.x, at / grid.x % grid.y, at / grid.x / grid.y);
    runBlock(fibers);
  }
}

void *unwritten(std::size_t bytes) {
  void *memory = std::malloc(bytes);
  std::memset(memory, unwrittenByte(), bytes);
  return memory;
}

} // namespace hostcuda

using Clock = std::chrono::steady_clock;

struct HostCudaEvent {
  Clock::time_point time;
};

cudaError_t cudaEventCreate(cudaEvent_t *event) {
  *event = new HostCudaEvent();
  return cudaSuccess;
}

cudaError_t cudaEventDestroy(cudaEvent_t event) {
  delete event;
  return cudaSuccess;
}

cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t) {
  event->time = Clock::now();
  return cudaSuccess;
}

cudaError_t cudaEventSynchronize(cudaEvent_t) {
  return cudaSuccess;
}

cudaError_t cudaEventElapsedTime(float *milliseconds, cudaEvent_t begin, cudaEvent_t end) {
  *milliseconds = std::chrono::duration<float, std::milli>(end->time - begin->time).count();
  return cudaSuccess;
}
