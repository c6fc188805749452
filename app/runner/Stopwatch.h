// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>

namespace warpgrain::runner {

/// Tells how much time has passed since it was last asked, or made.
class Stopwatch {
public:
  using Clock = std::chrono::steady_clock;

  double lap() {
    const Clock::time_point now = Clock::now();
    const double seconds = std::chrono::duration<double>(now - last_).count();
    last_ = now;
    return seconds;
  }

private:
  Clock::time_point last_ = Clock::now();
};

} // namespace warpgrain::runner
