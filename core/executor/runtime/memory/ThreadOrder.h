// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/runtime/memory/ShadowMemory.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace warpgrain::executor {

/// Happens-before order of the threads of a block, with a vector clock per thread. Needed once only some threads
/// synchronize: others have ended, a barrier is for a part of the block, or a mask for a part of a warp. Threads that
/// synchronized last share a clock.
class ThreadOrder {
public:
  /// Number of the block's own barrier, of sixteen.
  static constexpr std::uint32_t blockBarrier = 0;

  /// So far, all threads of the block have passed each barrier, and all lanes of each warp have synchronized.
  explicit ThreadOrder(const BlockState &block);

  /// True if the access of another thread of the block happens before everything that the thread does from now on.
  bool isBefore(const ShadowRecord &record, std::uint32_t thread) const {
    return timeOf(record) < (*clocks_[thread])[record.thread];
  }

  /// Records that threads pass a barrier, together with earlier arrivals at it. The block's interval ends.
  void synchronize(std::span<const std::uint32_t> threads, std::uint32_t barrier, std::uint32_t interval);

  /// Records that a thread arrives at a barrier without waiting. The block's interval ends: later accesses of the
  /// thread are not ordered by this barrier.
  void arrive(std::uint32_t thread, std::uint32_t barrier, std::uint32_t interval);

  /// Records a warp-level synchronization of the given lanes and its sequence number in the warp.
  void synchronizeWarp(std::uint32_t firstThread, std::uint32_t lanes, std::uint32_t interval,
                       std::uint32_t warpInterval);

private:
  /// Logical time: barrier interval in the upper 32 bits, warp interval below.
  using Time = std::uint64_t;
  /// For each thread, the first time that does not happen before.
  using Clock = std::vector<Time>;

  static constexpr std::size_t barriers = 16;

  static Time timeOf(const ShadowRecord &record) { return beginOf(record.interval) | record.warpInterval; }

  static Time beginOf(std::uint32_t interval) { return Time{interval} << 32U; }

  static Clock clockOfWarp(Clock out, std::uint32_t firstThread, const BlockState &block);

  /// Elementwise maximum of the threads' clocks.
  Clock knownTo(std::span<const std::uint32_t> threads) const;
  void take(Clock clock, std::span<const std::uint32_t> threads);

  std::vector<std::shared_ptr<const Clock>> clocks_;
  std::vector<Clock> brought_; ///< by barrier: clock of arrivals that do not wait; empty if none
};

} // namespace warpgrain::executor
