// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Lowered.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace warpgrain::executor {

/// Finds barriers in loops that some threads of a block leave before the others: these pass the barrier again, and
/// those do not. Devices go on once such threads have ended; the language does not promise it (Programming Guide,
/// "Synchronization Functions"). A thread that ended before it first came to a barrier is none of them.
class LeftLoops {
public:
  explicit LeftLoops(std::span<const WaitPoint> waits, std::uint32_t threads);

  /// A block begins.
  void begin();

  /// All threads that have not ended have come to the wait with this number.
  void pass(std::size_t wait);

  /// The first thread that has ended and passed the barrier before that the others are to pass now. `hasEnded` holds
  /// for threads by their numbers.
  template <typename HasEnded>
  std::optional<std::uint32_t> leaverOf(std::size_t wait, HasEnded hasEnded) {
    const std::uint32_t first = firstPassOf(wait);
    std::optional<std::uint32_t> out;
    for (std::uint32_t thread = 0; thread < passesOf_.size(); ++thread) {
      if (!hasEnded(thread)) continue;
      if (passesOf_[thread] == running) passesOf_[thread] = passes_;
      if (!out && first != 0 && first <= passesOf_[thread]) out = thread;
    }
    return out;
  }

private:
  static constexpr std::uint32_t running = UINT32_MAX;

  /// Of any copy of the wait; 0 where there was none.
  std::uint32_t firstPassOf(std::size_t wait) const;

  std::span<const WaitPoint> waits_;
  std::uint32_t passes_ = 0;             ///< of all barriers
  std::vector<std::uint32_t> firstPass_; ///< of each wait: its number from 1; 0: none yet
  std::vector<std::uint32_t> passesOf_;  ///< of all barriers by each thread that has ended
};

} // namespace warpgrain::executor
