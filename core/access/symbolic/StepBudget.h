// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

namespace warpgrain::access {

/// Counts the work of one run. When the budget is spent, loops are gone through in one pass and calls are not followed.
class StepBudget {
public:
  /// One expression, place or statement.
  void step() { ++steps_; }

  /// True if no further work may be begun. Keeps that somebody had to be told so.
  bool isSpent() {
    wasRefused_ = wasRefused_ || steps_ >= maximumSteps;
    return steps_ >= maximumSteps;
  }

  /// True if isSpent() was ever true.
  bool wasRefused() const { return wasRefused_; }

private:
  static constexpr std::size_t maximumSteps = 400'000;

  std::size_t steps_ = 0;
  bool wasRefused_ = false;
};

} // namespace warpgrain::access
