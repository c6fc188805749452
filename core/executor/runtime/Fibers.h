// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"
#include "core/executor/runtime/BlockSynchronization.h"
#include "core/executor/runtime/Stacks.h"

#include <boost/context/detail/fcontext.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::executor {

/// What a thread waits for.
enum class Waiting : std::uint8_t { nothing, barrier, warp, activeMask, step };

/// A thread of a block that may wait: a fiber. The compiled code gets a pointer to `state`.
struct Fiber {
  ThreadState state{};
  boost::context::detail::fcontext_t context = nullptr;
  bool isDone = true;
  bool isFresh = true; ///< its stack holds nothing
  Waiting waiting = Waiting::nothing;
  std::uint32_t site = 0; ///< where it waits
  std::uint32_t barrier = 0;
  std::uint32_t barrierThreads = 0; ///< that the barrier waits for; 0: all
  Reduction reduction = Reduction::count;
  bool predicate = false;
  std::uint64_t result = 0; ///< of what it waited for
  std::uint32_t looks = 0;  ///< of loops that wait for what others write
  bool polls = false;       ///< it has let others go on, and waits for nothing that is known

  static Fiber &of(ThreadState *state) { return *reinterpret_cast<Fiber *>(state); }
};

/// Runs the threads of one block after the other, switching where one must wait for others. Not for use by two threads
/// of the host at once.
class FiberBlock {
public:
  static Result<FiberBlock> create(ThreadEntry entry, void *const *arguments, BlockState &block);

  /// Runs a block to its end.
  void run();

  // What compiled code calls, from inside `run`.
  void barrier(Fiber &fiber, std::uint32_t id, std::uint32_t threads, bool waits, std::uint32_t site);
  std::uint32_t reduceAtBarrier(Fiber &fiber, std::uint32_t id, std::uint32_t threads, Reduction reduction,
                                bool predicate, std::uint32_t site);
  std::uint64_t exchange(Fiber &fiber, const WarpPart &part, std::uint32_t site);
  std::uint32_t activeMask(Fiber &fiber, std::uint32_t site);
  void step(Fiber &fiber, std::uint32_t site);
  void yield(Fiber &fiber);
  [[noreturn]] void exit(Fiber &fiber);
  /// No thread goes on: `run` returns.
  [[noreturn]] void leave();

  const Stacks &stacks() const { return stacks_; }

private:
  static constexpr std::size_t barrierCount = 16;

  FiberBlock(ThreadEntry entry, void *const *arguments, BlockState &block, Stacks stacks);

  static void begin(boost::context::detail::transfer_t transfer);
  void resume(Fiber &fiber);
  void wait(Fiber &fiber, Waiting what, std::uint32_t site);
  void arrive(std::uint32_t id);
  void release(std::uint32_t id);
  void finish(Fiber &fiber);
  void giveUp();
  bool completeExchange(Fiber &fiber);
  bool stepWarps();
  bool settleActiveMask();
  std::uint32_t aliveIn(std::size_t warp) const;
  [[noreturn]] void reportDeadlock() const;

  ThreadEntry entry_;
  void *const *arguments_;
  BlockState &block_;
  Stacks stacks_;
  std::vector<Fiber> fibers_;
  boost::context::detail::fcontext_t scheduler_ = nullptr;
  std::size_t alive_ = 0;
  std::vector<WarpPart> parts_;        ///< of the exchange that a thread waits for
  std::vector<std::uint64_t> results_; ///< of the last exchange of each thread
  BlockSynchronization synchronization_;
  std::array<std::uint32_t, barrierCount> arrived_{};
  std::array<std::uint32_t, barrierCount> expected_{}; ///< threads that a barrier waits for; 0: all that are left
};

/// The block that this thread of the host runs; null where it runs loops.
FiberBlock *currentFibers();

} // namespace warpgrain::executor
