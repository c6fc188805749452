// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <optional>

namespace warpgrain::executor {

/// What a cudaEvent_t points to. Time is the host's own: what a kernel takes here says nothing of a GPU.
struct Event {
  using Clock = std::chrono::steady_clock;

  unsigned flags = 0;
  std::optional<Clock::time_point> recorded;
};

/// The events that the program made. The runtime's mutex must be held.
class EventTable {
public:
  /// Returns the handle.
  void *create(unsigned flags);
  /// False if there is no such event.
  bool destroy(void *handle);
  /// Null if there is no such event.
  Event *find(void *handle);

private:
  std::map<const void *, std::unique_ptr<Event>> made_;
};

} // namespace warpgrain::executor
