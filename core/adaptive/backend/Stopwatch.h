// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>

namespace warpgrain::adaptive {

/// Seconds of this rank's own clock since it was made. Ranks' clocks are not compared.
class Stopwatch {
public:
  double seconds() const { return std::chrono::duration<double>(Clock::now() - begin_).count(); }

private:
  using Clock = std::chrono::steady_clock;

  Clock::time_point begin_ = Clock::now();
};

} // namespace warpgrain::adaptive
