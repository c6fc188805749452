// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"

#include <chrono>
#include <condition_variable>
#include <mutex>

namespace warpgrain::workflow {

/// Lets one thread hold up the work of others.
class PauseGate {
public:
  void setPaused(bool paused) {
    const std::scoped_lock lock(mutex_);
    isPaused_ = paused;
    changed_.notify_all();
  }

  bool isPaused() const {
    const std::scoped_lock lock(mutex_);
    return isPaused_;
  }

  /// Returns how long it waited: until the work may go on, or is cancelled.
  std::chrono::steady_clock::duration wait(const CancellationToken &cancel) {
    const auto begin = std::chrono::steady_clock::now();
    std::unique_lock lock(mutex_);
    changed_.wait(lock, cancel, [this] { return !isPaused_; });
    return std::chrono::steady_clock::now() - begin;
  }

private:
  mutable std::mutex mutex_;
  std::condition_variable_any changed_;
  bool isPaused_ = false;
};

} // namespace warpgrain::workflow
