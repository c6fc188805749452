// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/RuntimeFunctions.h"

#include "core/executor/runtime/arithmetic/BrainFloats.h"
#include "core/executor/runtime/arithmetic/EightBitFloats.h"
#include "core/executor/runtime/arithmetic/MathFunctions.h"
#include "core/executor/runtime/launch/AccessCounter.h"
#include "core/executor/runtime/launch/CheckedAccess.h"
#include "core/executor/runtime/launch/LaunchState.h"
#include "core/executor/runtime/launch/Textures.h"
#include "core/executor/runtime/threads/BarrierObjects.h"
#include "core/executor/runtime/threads/Fibers.h"
#include "core/executor/runtime/threads/GridWorkspace.h"
#include "core/executor/runtime/threads/LaunchCancellation.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace warpgrain::executor {

namespace {

using run::FaultKind;

// Kernels in which nobody waits run as loops; those that reach these functions run as fibers.

void barrier(ThreadState *thread, std::uint32_t id, std::uint32_t threads, std::uint32_t site) {
  currentFibers()->barrier(Fiber::of(thread), id, threads, /*waits=*/true, site);
}

void barrierArrive(ThreadState *thread, std::uint32_t id, std::uint32_t threads, std::uint32_t site) {
  currentFibers()->barrier(Fiber::of(thread), id, threads, /*waits=*/false, site);
}

std::uint32_t barrierReduce(ThreadState *thread, std::uint32_t id, std::uint32_t threads, Reduction reduction,
                            std::uint32_t predicate, std::uint32_t site) {
  return currentFibers()->reduceAtBarrier(Fiber::of(thread), id, threads, reduction, predicate != 0, site);
}

std::uint64_t exchange(ThreadState *thread, const WarpPart &part, std::uint32_t site) {
  return currentFibers()->exchange(Fiber::of(thread), part, site);
}

void warpSync(ThreadState *thread, std::uint32_t mask, std::uint32_t site) {
  exchange(thread, {.operation = WarpOperation::sync, .mask = mask}, site);
}

std::uint64_t shuffle(ThreadState *thread, std::uint32_t mask, std::uint32_t kind, std::uint32_t value,
                      std::uint32_t lane, std::uint32_t clamp, std::uint32_t site) {
  return exchange(
      thread,
      {.operation = WarpOperation::shuffle, .mask = mask, .kind = kind, .lane = lane, .value = value, .clamp = clamp},
      site);
}

std::uint64_t ballot(ThreadState *thread, std::uint32_t mask, std::uint32_t predicate, std::uint32_t site) {
  return exchange(thread, {.operation = WarpOperation::ballot, .mask = mask, .value = predicate}, site);
}

std::uint64_t match(ThreadState *thread, std::uint32_t mask, std::uint32_t all, std::uint64_t value,
                    std::uint32_t site) {
  return exchange(thread, {.operation = WarpOperation::match, .mask = mask, .kind = all, .value = value}, site);
}

std::uint32_t reduce(ThreadState *thread, std::uint32_t mask, std::uint32_t kind, std::uint32_t value,
                     std::uint32_t site) {
  return static_cast<std::uint32_t>(
      exchange(thread, {.operation = WarpOperation::reduce, .mask = mask, .kind = kind, .value = value}, site));
}

std::uint64_t matrixProduct(ThreadState *thread, std::uint32_t mask, std::uint32_t kind, std::uint64_t record,
                            std::uint32_t site) {
  return exchange(thread, {.operation = WarpOperation::multiply, .mask = mask, .kind = kind, .value = record}, site);
}

std::uint32_t activeMask(ThreadState *thread, std::uint32_t site) {
  return currentFibers()->activeMask(Fiber::of(thread), site);
}

void step(ThreadState *thread, std::uint32_t site) {
  currentFibers()->step(Fiber::of(thread), site);
}

void yield(ThreadState *thread) {
  currentFibers()->yield(Fiber::of(thread));
}

/// Comes before each look of a loop that may wait for another thread's writing.
void poll(ThreadState *thread) {
  constexpr std::uint32_t looksBeforeYield = 16;
  Fiber &fiber = Fiber::of(thread);
  if (++fiber.looks % looksBeforeYield == 0) currentFibers()->yield(fiber);
}

std::uint64_t arriveAtObject(const ThreadState *thread, std::uint64_t object, std::uint32_t count, std::uint32_t kind,
                             std::uint32_t site) {
  return arrivedAt(object, count, static_cast<ArrivalKind>(kind), thread, site);
}

void exitThread(ThreadState *thread) {
  currentFibers()->exit(Fiber::of(thread));
}

void check(const ThreadState *thread, std::uintptr_t address, std::uint64_t bytes, std::uint32_t kind,
           std::uint32_t site) {
  checkAccess(*thread, address, bytes, kind, site);
}

void checkLocal(const ThreadState *thread, std::uintptr_t address, std::uint64_t bytes, std::uintptr_t variable,
                std::uint64_t variableBytes, std::uint32_t site) {
  checkLocalAccess(*thread, address, bytes, variable, variableBytes, site);
}

void asyncCopy(const ThreadState *thread, std::uintptr_t to, std::uint64_t bytes) {
  beginCopy(*thread, to, bytes);
}

void asyncCommit(const ThreadState *thread) {
  commitCopies(*thread);
}

void asyncWait(const ThreadState *thread, std::int64_t left) {
  waitForCopies(*thread, left);
}

void indexOverflow(const ThreadState *thread, std::int64_t number, std::uint32_t site) {
  thread->block->launch->races.tellOverflow(*thread, number, site);
}

std::uint64_t *makeLogRoom(AccessCounter *counter) {
  return counter->makeRoom();
}

std::uint32_t memorySpaceOf(const ThreadState *thread, std::uintptr_t address) {
  return memorySpace(*thread, address);
}

void trap(const ThreadState *thread, std::uint32_t site) {
  endWith(*thread, FaultKind::trap, "It stopped the kernel with a trap.", site);
}

/// As devices say it.
void tellAssertion(const ThreadState &thread, const char *expression, const char *file, std::uint32_t line,
                   const char *function) {
  const auto *block = thread.block->blockIndex;
  (void)std::fprintf(stderr, "%s:%u: %s: block: [%u,%u,%u], thread: [%u,%u,%u] Assertion `%s` failed.\n", file, line,
                     function, block[0], block[1], block[2], thread.index[0], thread.index[1], thread.index[2],
                     expression);
}

void assertFail(const ThreadState *thread, const char *expression, const char *file, std::uint32_t line,
                const char *function, std::uint32_t site) {
  LaunchState &launch = *thread->block->launch;
  if (launch.exit.outlivesAssertions) {
    tellAssertion(*thread, expression, file, line, function);
    cancelLaunch(launch);
  }
  endWith(*thread, FaultKind::assertion, "The assertion \"" + std::string(expression) + "\" does not hold.", site);
}

std::int32_t print(const ThreadState *thread, const char *format, const std::byte *arguments) {
  return thread->block->launch->printer.print(format, arguments);
}

void *allocate(const ThreadState *thread, std::uint64_t bytes) {
  return thread->block->launch->memory.allocateOnHeap(bytes);
}

void release(const ThreadState *thread, void *address, std::uint32_t site) {
  if (!thread->block->launch->memory.freeOnHeap(address))
    endWith(*thread, FaultKind::outOfBounds, "It frees memory that malloc did not give.", site);
}

/// The bits of a NaN that holds the number in a text, as strtoull reads it; 52 bits of them at most.
std::uint64_t quietNan(const char *text) {
  constexpr std::uint64_t quiet = 0x7ff8000000000000;
  constexpr std::uint64_t held = 0x0007ffffffffffff;
  return quiet | (std::strtoull(text, nullptr, 0) & held);
}

std::uint64_t clockTicks() {
  return static_cast<std::uint64_t>(std::chrono::steady_clock::now().time_since_epoch().count());
}

std::uint64_t globalTimer() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::nanoseconds>(now).count());
}

std::map<std::string, void *> makeTable() {
  std::map<std::string, void *> table;
  const auto put = [&table](const char *name, auto *function) { table[name] = reinterpret_cast<void *>(function); };
  put("wg_barrier", &barrier);
  put("wg_barrier_arrive", &barrierArrive);
  put("wg_barrier_reduce", &barrierReduce);
  put("wg_warp_sync", &warpSync);
  put("wg_shuffle", &shuffle);
  put("wg_ballot", &ballot);
  put("wg_match", &match);
  put("wg_reduce", &reduce);
  put("wg_matrix", &matrixProduct);
  put("wg_activemask", &activeMask);
  put("wg_step", &step);
  put("wg_yield", &yield);
  put("wg_poll", &poll);
  put("wg_exit", &exitThread);
  put(barrierObjectName, &arriveAtObject);
  put("wg_check", &check);
  put("wg_check_local", &checkLocal);
  put("wg_index_overflow", &indexOverflow);
  put("wg_async_copy", &asyncCopy);
  put("wg_async_commit", &asyncCommit);
  put("wg_async_wait", &asyncWait);
  put(logRoomName, &makeLogRoom);
  put("wg_memory_space", &memorySpaceOf);
  put("wg_trap", &trap);
  put("wg_assert_fail", &assertFail);
  put("wg_printf", &print);
  put("wg_malloc", &allocate);
  put("wg_free", &release);
  put("wg_texture", &fetchTexture);
  put("wg_surface", &surfacePlace);
  put("wg_grid_workspace", &gridWorkspace);
  put("wg_to_eight_bits", &toEightBits);
  put("wg_half_of_eight_bits", &halfOfEightBits);
  put("__truncsfbf2", &toBrainFloat);
  put("__truncdfbf2", &toBrainFloatFromDouble);
  put("wg_nan", &quietNan);
  put("wg_clock", &clockTicks);
  put("wg_globaltimer", &globalTimer);
  for (const auto &[name, function] : mathFunctions())
    table["wg_math." + name] = function;
  return table;
}

} // namespace

const std::map<std::string, void *> &runtimeFunctions() {
  static const auto table = makeTable();
  return table;
}

} // namespace warpgrain::executor
