// SPDX-License-Identifier: Apache-2.0
#include "app/runner/CounterSteps.h"

#include <optional>

namespace warpgrain::runner {

CounterSteps::CounterSteps(const Nvml &nvml)
    : nvml_(nvml), thread_([this](const std::stop_token &stop) { watch(stop); }) {}

std::vector<CounterStep> CounterSteps::steps() const {
  const std::scoped_lock lock(mutex_);
  return steps_;
}

void CounterSteps::watch(const std::stop_token &stop) {
  constexpr std::chrono::microseconds pause(500);
  std::optional<std::uint64_t> last;
  double lastSeconds = 0; // when it was asked for the last time
  while (!stop.stop_requested()) {
    const double before = secondsAt(Clock::now());
    const auto now = nvml_.millijoules();
    const double after = secondsAt(Clock::now());
    if (now && last && *now != *last) {
      const std::scoped_lock lock(mutex_);
      steps_.push_back(
          {.seconds = (lastSeconds + after) / 2, .halfWidth = (after - lastSeconds) / 2, .millijoules = *now});
    }
    if (now) {
      last = now;
      lastSeconds = before;
    }
    std::this_thread::sleep_for(pause);
  }
}

} // namespace warpgrain::runner
