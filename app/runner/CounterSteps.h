// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/Nvml.h"

#include <chrono>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

namespace warpgrain::runner {

/// A moment at which the GPU's energy counter was seen to move.
struct CounterStep {
  double seconds = 0;   ///< since the watch began: the middle of the time in which it moved
  double halfWidth = 0; ///< seconds: half of that time
  std::uint64_t millijoules = 0;
};

/// Watches the energy counter of a GPU on a thread of its own. The counter moves some ten to fifty times a second;
/// between two of its steps it says what was used exactly, at other moments it lags.
class CounterSteps {
public:
  using Clock = std::chrono::steady_clock;

  /// `nvml` outlives it, and has an energy counter.
  explicit CounterSteps(const Nvml &nvml);

  /// Those until now, in their order.
  std::vector<CounterStep> steps() const;

  /// Since the watch began.
  double secondsAt(Clock::time_point time) const { return std::chrono::duration<double>(time - begin_).count(); }

private:
  void watch(const std::stop_token &stop);

  const Nvml &nvml_;
  Clock::time_point begin_ = Clock::now();
  mutable std::mutex mutex_;
  std::vector<CounterStep> steps_;
  std::jthread thread_; // last: it uses all the others
};

} // namespace warpgrain::runner
