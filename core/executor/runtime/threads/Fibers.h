// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"
#include "core/executor/runtime/launch/Stacks.h"
#include "core/executor/runtime/threads/BlockSynchronization.h"

#include <boost/context/detail/fcontext.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::executor {

/// What a thread waits for.
enum class Waiting : std::uint8_t { nothing, barrier, warp, activeMask, step };

/// A thread of a block with its own stack. Compiled code gets a pointer to `state`, the first member.
struct Fiber {
  ThreadState state{};
  boost::context::detail::fcontext_t context = nullptr;
  bool isDone = true;
  bool isFresh = true; ///< its stack has no frame to return to
  Waiting waiting = Waiting::nothing;
  std::uint32_t site = 0;           ///< source location of the wait
  std::uint32_t barrier = 0;        ///< number of the barrier that it waits for
  std::uint32_t barrierThreads = 0; ///< threads that the barrier waits for; 0: all of the block
  Reduction reduction = Reduction::count;
  bool predicate = false;
  std::uint64_t result = 0; ///< result of the last wait
  std::uint32_t looks = 0;  ///< reads so far in loops that poll memory
  bool polls = false;       ///< it has yielded from a loop that polls memory

  static Fiber &of(ThreadState *state) { return *reinterpret_cast<Fiber *>(state); }
};

/// Runs the threads of a block as fibers, switching where a thread waits. Use by one host thread at a time.
class FiberBlock {
public:
  /// Fails (tool) if there is no memory for the stacks. The block must outlive the object.
  static Result<FiberBlock> create(ThreadEntry entry, void *const *arguments, BlockState &block);

  /// Runs the block to its end, or until the launch is cancelled.
  void run();

  // Compiled code calls these from inside run().
  void barrier(Fiber &fiber, std::uint32_t id, std::uint32_t threads, bool waits, std::uint32_t site);
  std::uint32_t reduceAtBarrier(Fiber &fiber, std::uint32_t id, std::uint32_t threads, Reduction reduction,
                                bool predicate, std::uint32_t site);
  std::uint64_t exchange(Fiber &fiber, const WarpPart &part, std::uint32_t site);
  std::uint32_t activeMask(Fiber &fiber, std::uint32_t site);
  void step(Fiber &fiber, std::uint32_t site);
  void yield(Fiber &fiber);
  [[noreturn]] void exit(Fiber &fiber);
  /// Makes run() return. No thread of the block runs on.
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
  bool resolveActiveMask();
  std::uint32_t aliveIn(std::size_t warp) const;
  [[noreturn]] void reportDeadlock() const;

  ThreadEntry entry_;
  void *const *arguments_;
  BlockState &block_;
  Stacks stacks_;
  std::vector<Fiber> fibers_;
  boost::context::detail::fcontext_t scheduler_ = nullptr;
  std::size_t alive_ = 0;
  std::vector<WarpPart> parts_;        ///< operands of each thread's exchange
  std::vector<std::uint64_t> results_; ///< result of each thread's last exchange
  BlockSynchronization synchronization_;
  std::array<std::uint32_t, barrierCount> arrived_{};
  std::array<std::uint32_t, barrierCount> expected_{}; ///< threads that a barrier waits for; 0: all that have not ended
};

/// The FiberBlock that this host thread runs; null if it runs none. Thread-local: a fiber may not outlive its host
/// thread.
FiberBlock *currentFibers();

} // namespace warpgrain::executor
