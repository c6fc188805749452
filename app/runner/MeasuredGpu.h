// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/Nvml.h"
#include "app/runner/WorkerPool.h"
#include "core/base/Error.h"
#include "core/measure/Records.h"
#include "core/measure/RunTimes.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace warpgrain::runner {

/// A GPU for as long as the runner lives: what there is to say of it, which is asked once, and the workers on it.
class MeasuredGpu {
public:
  explicit MeasuredGpu(int number) : number_(number), workers_(number) {}

  int number() const { return number_; }

  /// What there is to say of the GPU, as of a new run. Fails (tool) where it cannot be used.
  Result<measure::Environment> describe(measure::RunTimes &times);

  /// Of the GPU's memory, when it was first described.
  std::uint64_t freeBytes() const { return freeBytes_; }

  /// After describe().
  const Nvml &nvml() const { return *nvml_; }

  WorkerPool &workers() { return workers_; }

private:
  Result<void> look(measure::RunTimes &times);

  int number_;
  WorkerPool workers_;
  std::optional<measure::Environment> about_;
  std::uint64_t freeBytes_ = 0;
  std::optional<Nvml> nvml_;
  unsigned runs_ = 0;
};

} // namespace warpgrain::runner
