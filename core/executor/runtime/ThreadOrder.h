// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/runtime/ShadowMemory.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace warpgrain::executor {

/// What the threads of a block have done before others go on, where some of them alone meet: others have left, or a
/// barrier is for a part of the block, or a mask for a part of a warp. A vector clock for each thread; those that have
/// met last share one.
class ThreadOrder {
public:
  /// Its number, of the block's sixteen.
  static constexpr std::uint32_t blockBarrier = 0;

  /// Up to here all threads of the block have met at each barrier, and all lanes of each warp.
  explicit ThreadOrder(const BlockState &block);

  /// True where the access, which another thread of the block made or another lane of its warp, comes before whatever
  /// the thread does now.
  bool isBefore(const ShadowRecord &record, std::uint32_t thread) const {
    return timeOf(record) < (*clocks_[thread])[record.thread];
  }

  /// Threads meet at a barrier, with what others brought to it before. The block's interval is over.
  void synchronize(std::span<const std::uint32_t> threads, std::uint32_t barrier, std::uint32_t interval);

  /// A thread comes to a barrier, and goes on. The block's interval is over, too: what it does next is not brought.
  void arrive(std::uint32_t thread, std::uint32_t barrier, std::uint32_t interval);

  /// Lanes of a warp meet, for the so many-th time in the warp.
  void synchronizeWarp(std::uint32_t firstThread, std::uint32_t lanes, std::uint32_t interval,
                       std::uint32_t warpInterval);

private:
  /// Grows with all that a thread does.
  using Time = std::uint64_t;
  /// For each thread when something of its own first does not come before.
  using Clock = std::vector<Time>;

  static constexpr std::size_t barriers = 16;

  static Time timeOf(const ShadowRecord &record) { return beginOf(record.interval) | record.warpInterval; }

  static Time beginOf(std::uint32_t interval) { return Time{interval} << 32U; }

  static Clock clockOfWarp(Clock out, std::uint32_t firstThread, const BlockState &block);

  /// All that any of the threads knows.
  Clock knownTo(std::span<const std::uint32_t> threads) const;
  void take(Clock clock, std::span<const std::uint32_t> threads);

  std::vector<std::shared_ptr<const Clock>> clocks_;
  std::vector<Clock> brought_; ///< to each barrier, by threads that do not wait there; empty where there are none
};

} // namespace warpgrain::executor
