// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/executor/abi/Abi.h"
#include "core/executor/abi/Lowered.h"
#include "core/executor/runtime/BlockSynchronization.h"
#include "core/executor/runtime/LeftLoops.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace warpgrain::executor {

/// Runs the threads of one block from where they wait to where they wait next. Not for use by two threads of the host
/// at once.
class RegionBlock {
public:
  /// Fails (tool) where there is no memory for what the threads keep.
  static Result<RegionBlock> create(RegionEntry entry, void *const *arguments, BlockState &block);

  /// Runs a block to its end: true; or to where its threads only poll: then others must run first, and it
  /// goes on when it is called again.
  bool run();

  std::uint64_t keptBytes() const { return keptBytes_; }

private:
  RegionBlock(RegionEntry entry, void *const *arguments, BlockState &block, std::unique_ptr<std::byte[]> kept,
              std::uint64_t keptBytes);

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
  bool settleActiveMask();
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
  BlockState &block_; // has the addresses of what follows
  std::unique_ptr<std::byte[]> kept_;
  std::uint64_t keptBytes_ = 0;
  bool isUnderWay_ = false;         ///< it has begun and not ended
  bool mayPoll_ = false;            ///< threads may look once more before others must run
  std::vector<std::uint32_t> at_;   ///< the region that each thread is to run; regionsDiffer where it waits
  std::vector<std::uint32_t> next_; ///< the region before which each thread waits, or regionOfDone
  std::vector<std::uint32_t> predicate_;
  std::vector<WarpPart> parts_;
  std::vector<std::uint64_t> results_;
  std::vector<std::uint64_t> wanted_; ///< a bit for each region: whether some threads are to run it
  BlockSynchronization synchronization_;
  LeftLoops leftLoops_;
};

} // namespace warpgrain::executor
