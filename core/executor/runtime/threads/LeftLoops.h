// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Lowered.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace warpgrain::executor {

/// Finds barriers in loops that some threads of a block leave early: the others wait for the barrier again. Devices let
/// them proceed once the early threads have ended, but the language does not allow it (Programming Guide,
/// "Synchronization Functions"). A thread that ends before its first barrier is not reported.
class LeftLoops {
public:
  explicit LeftLoops(std::span<const WaitPoint> waits, std::uint32_t threads);

  /// Starts a new block.
  void begin();

  /// Records that all running threads pass the wait with this number.
  void pass(std::size_t wait);

  /// First thread that has ended after it passed the wait that the others wait for again; nothing if there is none.
  /// `hasEnded` takes a thread's number.
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

  /// Number of the first pass through any copy of the wait; 0 if there was none.
  std::uint32_t firstPassOf(std::size_t wait) const;

  std::span<const WaitPoint> waits_;
  std::uint32_t passes_ = 0;             ///< passes through all barriers so far
  std::vector<std::uint32_t> firstPass_; ///< by wait: number of its first pass, from 1; 0: none yet
  std::vector<std::uint32_t> passesOf_;  ///< by thread: passes before it ended, or `running`
};

} // namespace warpgrain::executor
