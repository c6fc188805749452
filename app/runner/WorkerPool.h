// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/WorkerProcess.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace warpgrain::runner {

/// Workers on a GPU that stay for the next rotation: a process with a context takes the driver longer than measuring a
/// variant. All share the memory that holds the baseline's outputs.
class WorkerPool {
public:
  explicit WorkerPool(int gpu) : gpu_(gpu) {}

  WorkerPool(const WorkerPool &) = delete;
  WorkerPool &operator=(const WorkerPool &) = delete;
  ~WorkerPool();

  /// Starts those up to this number which are not there, or have ended; they make their contexts side by side. The
  /// first is the baseline's alone. To be called on the thread that lives as long as the workers. Fails (tool).
  Result<void> start(std::size_t count);

  /// One that start() has started.
  const std::shared_ptr<WorkerProcess> &at(std::size_t index) const { return workers_[index]; }

  /// Of the memory for the baseline's outputs; after start().
  int reference() const { return reference_; }

  /// Ends all.
  void end();

private:
  int gpu_;
  int reference_ = -1;
  std::vector<std::shared_ptr<WorkerProcess>> workers_;
};

} // namespace warpgrain::runner
