// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"
#include "core/executor/runtime/ThreadOrder.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace warpgrain::executor {

/// Keeps count of how often the threads of a block meet, and of who comes before whom. While all of them meet each
/// time, the numbers alone say it.
class Meetings {
public:
  /// Sets BlockState::warpIntervals, where lanes of warps exchange something. The block must outlive it.
  Meetings(BlockState &block, bool haveExchanges);

  /// A block begins.
  void begin();

  /// At a barrier.
  void meet(std::span<const std::uint32_t> threads, std::uint32_t barrier);
  void meetAll();
  /// A thread comes to a barrier that it does not wait at.
  void arrive(std::uint32_t thread, std::uint32_t barrier);
  /// Lanes of a warp, as a mask.
  void meetInWarp(std::uint32_t firstThread, std::uint32_t lanes);

private:
  /// From here on, some threads know more than others.
  ThreadOrder &order();

  BlockState &block_;
  bool isWatched_ = false; ///< somebody asks who comes before whom
  std::vector<std::uint32_t> warpIntervals_;
  std::unique_ptr<ThreadOrder> order_;
};

/// The threads of a warp that a block of so many threads has, as a mask.
std::uint32_t lanesOf(std::uint32_t firstThread, std::uint32_t threads);

} // namespace warpgrain::executor
