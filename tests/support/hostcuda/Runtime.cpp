// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <array>
#include <chrono>
#include <map>
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
  std::size_t group; ///< how many were closed before
};

struct Fiber : Thread {
  ucontext_t context;
  bool done = false;
  int barrier = 0;                          ///< line of the barrier it waits at; 0 where it waits at none
  unsigned mask = 0;                        ///< of the lanes that it waits for; 0 where it waits for none
  std::map<unsigned, long> meetings;        ///< how often it came to meet the lanes of a mask
  std::array<std::array<char, 8>, 2> given; ///< what it gave in the last exchange, and in the one before
  std::vector<LateCopy> copies;
  std::size_t groups = 0; ///< of copies, that were closed
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
  fiber.barrier = 0;
  fiber.mask = 0;
  fiber.meetings.clear();
  getcontext(&fiber.context);
  fiber.context.uc_stack.ss_sp = fiber.stack.data();
  fiber.context.uc_stack.ss_size = fiber.stack.size();
  fiber.context.uc_link = nullptr;
  makecontext(&fiber.context, entry, 0);
}

constexpr std::size_t lanesOfWarp = 32;

/// The lanes that a thread waits for have come as often as it has, or have returned.
bool areThere(std::vector<Fiber> &fibers, std::size_t at) {
  const Fiber &fiber = fibers[at];
  const std::size_t warp = at / lanesOfWarp * lanesOfWarp;
  for (std::size_t lane = 0; lane < lanesOfWarp && warp + lane < fibers.size(); ++lane) {
    Fiber &other = fibers[warp + lane];
    const bool isNamed = (fiber.mask >> lane & 1U) != 0;
    if (isNamed && !other.done && other.meetings[fiber.mask] < fibers[at].meetings[fiber.mask]) return false;
  }
  return true;
}

/// Runs each thread that waits for nobody once; false where there is none.
bool runOnce(std::vector<Fiber> &fibers) {
  bool isRunning = false;
  for (std::size_t i = 0; i < fibers.size(); ++i) {
    const std::size_t at = inOrder(i, fibers.size());
    Fiber &fiber = fibers[at];
    if (fiber.done || fiber.barrier != 0 || (fiber.mask != 0 && !areThere(fibers, at))) continue;
    fiber.mask = 0;
    isRunning = true;
    state.current = &fiber;
    swapcontext(&scheduler, &fiber.context);
  }
  return isRunning;
}

/// Runs every thread up to its next barrier or to its end; false where all have ended.
bool runToBarrier(std::vector<Fiber> &fibers) {
  for (Fiber &fiber : fibers)
    fiber.barrier = 0;
  while (runOnce(fibers)) {
  }
  int barrier = 0;
  for (std::size_t i = 0; i < fibers.size(); ++i) {
    const Fiber &fiber = fibers[inOrder(i, fibers.size())];
    if (fiber.done) continue;
    if (fiber.mask != 0) {
      std::fprintf(stderr, "divergent lanes: some of the mask %x do not come\n", fiber.mask);
      std::exit(99);
    }
    if (barrier == 0) barrier = fiber.barrier;
    if (barrier != fiber.barrier) {
      std::fprintf(stderr, "divergent barrier: threads wait at lines %d and %d\n", barrier, fiber.barrier);
      std::exit(99);
    }
  }
  return barrier != 0;
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

void meet(unsigned mask) {
  Fiber &fiber = currentFiber();
  ++fiber.meetings[mask];
  fiber.mask = mask;
  swapcontext(&fiber.context, &scheduler);
}

void exchange(unsigned mask, int distance, const void *value, void *other, std::size_t bytes) {
  Fiber &fiber = currentFiber();
  const std::size_t turn = fiber.meetings[mask] % 2;
  std::memcpy(fiber.given[turn].data(), value, bytes);
  meet(mask);
  const dim3 &d = state.blockDim;
  const std::size_t at = fiber.index.x + d.x * (fiber.index.y + std::size_t(d.y) * fiber.index.z);
  const std::size_t from = at / lanesOfWarp * lanesOfWarp + (at % lanesOfWarp ^ static_cast<std::size_t>(distance));
  std::memcpy(other,
              (&fiber + (static_cast<std::ptrdiff_t>(from) - static_cast<std::ptrdiff_t>(at)))->given[turn].data(),
              bytes);
}

void copyLater(void *to, const void *from, std::size_t bytes) {
  Fiber &fiber = currentFiber();
  fiber.copies.push_back({to, from, bytes, fiber.groups});
}

void closeCopies() {
  ++currentFiber().groups;
}

void finishCopies() {
  Fiber &fiber = currentFiber();
  for (const LateCopy &copy : fiber.copies)
    std::memcpy(copy.to, copy.from, copy.bytes);
  fiber.copies.clear();
}

void finishCopies(std::size_t lastGroups) {
  Fiber &fiber = currentFiber();
  std::erase_if(fiber.copies, [&](const LateCopy &copy) {
    const bool isDue = copy.group + lastGroups < fiber.groups;
    if (isDue) std::memcpy(copy.to, copy.from, copy.bytes);
    return isDue;
  });
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
