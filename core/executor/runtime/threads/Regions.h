// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/executor/abi/Abi.h"
#include "core/executor/abi/Lowered.h"
#include "core/executor/runtime/threads/BlockSynchronization.h"
#include "core/executor/runtime/threads/LeftLoops.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace warpgrain::executor {

/// Runs the threads of a block from one wait to the next. Use by one host thread at a time.
class RegionBlock {
public:
  /// Fails (tool) if there is no memory for values that live across regions. The block must outlive the object.
  static Result<RegionBlock> create(RegionEntry entry, void *const *arguments, BlockState &block);

  /// Runs the block to its end and returns true. Returns false if its threads only poll memory: run other blocks, then
  /// call it again.
  bool run();

  std::uint64_t keptBytes() const { return keptBytes_; }

private:
  // NOLINTNEXTLINE(modernize-avoid-c-arrays): the size is known at run time only
  using KeptBytes = std::unique_ptr<std::byte[]>;

  RegionBlock(RegionEntry entry, void *const *arguments, BlockState &block, KeptBytes kept, std::uint64_t keptBytes);

  const WaitPoint &waitBefore(std::uint32_t region) const { return kernel_.waits[region - 1]; }

  std::uint32_t runApart();
  void findWanted();
  bool exchangeTogether();
  void passBarrier(std::uint32_t region);
  bool goOn();
  bool exchangeWhereAllHaveCome();
  bool exchangeFor(std::uint32_t thread);
  bool passBarrierOfAll();
  bool stepWarps();
  bool resolveActiveMask();
  bool letPoll();
  void release(std::uint32_t firstThread, std::uint32_t lanes);
  bool waits(std::uint32_t thread, WaitKind kind) const;
  std::uint32_t commonRegion() const;
  void checkMask(std::uint32_t thread) const;
  void checkThatOneBarrierIsMeant() const;
  void checkThatNobodyHasLeft(std::uint32_t firstThread);
  [[noreturn]] void reportDeadlock() const;

  RegionEntry entry_;
  void *const *arguments_;
  const LoweredKernel &kernel_;
  BlockState &block_; // points into the members below
  KeptBytes kept_;
  std::uint64_t keptBytes_ = 0;
  bool isUnderWay_ = false;         ///< the block has begun and not ended
  bool mayPoll_ = false;            ///< threads may poll once more before other blocks run
  std::vector<std::uint32_t> at_;   ///< by thread: region to run; regionsDiffer if it waits
  std::vector<std::uint32_t> next_; ///< by thread: region after its wait, or regionOfDone
  std::vector<std::uint32_t> predicate_;
  std::vector<WarpPart> parts_;
  std::vector<std::uint64_t> results_;
  std::vector<std::uint64_t> wanted_; ///< bit per region: some thread is to run it
  BlockSynchronization synchronization_;
  LeftLoops leftLoops_;
};

} // namespace warpgrain::executor
