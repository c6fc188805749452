// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"
#include "core/executor/runtime/memory/ThreadOrder.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace warpgrain::executor {

/// Counts the barriers and warp-level synchronizations of a block, and keeps the happens-before order of its threads.
/// While every thread takes part each time, the counts alone give that order.
class BlockSynchronization {
public:
  /// Sets BlockState::warpIntervals where lanes of a warp exchange values. The block must outlive this object.
  BlockSynchronization(BlockState &block, bool haveExchanges);

  /// Starts a new block.
  void begin();

  /// Records that these threads pass a barrier together.
  void synchronize(std::span<const std::uint32_t> threads, std::uint32_t barrier);
  /// Records that all threads of the block pass its barrier.
  void synchronizeAll();
  /// Records that a thread arrives at a barrier without waiting there.
  void arrive(std::uint32_t thread, std::uint32_t barrier);
  /// Records that the lanes of a warp, given as a mask, synchronize.
  void synchronizeWarp(std::uint32_t firstThread, std::uint32_t lanes);

private:
  /// The order of threads, which is tracked from the first synchronization that not all of them take part in.
  ThreadOrder &order();

  BlockState &block_;
  bool isWatched_ = false; ///< races are looked for, so the order is needed
  std::vector<std::uint32_t> warpIntervals_;
  std::unique_ptr<ThreadOrder> order_;
};

/// Mask of the lanes that exist in the warp of `firstThread`, for a block of `threads` threads.
std::uint32_t lanesOf(std::uint32_t firstThread, std::uint32_t threads);

} // namespace warpgrain::executor
