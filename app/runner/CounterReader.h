// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/Gpu.h"
#include "app/runner/Trials.h"
#include "core/measure/Counters.h"

#include <string>

namespace warpgrain::runner {

/// What counting one kernel came to.
struct Counted {
  measure::Counters values;
  std::string reason; ///< why there are none, and what a person can do
  Problem problem;    ///< the kernel failed while it was counted
};

/// Reads the GPU's counters for a launch with CUPTI's range profiler, which is found at run time. Few can be read at
/// once, so the kernel is launched some dozen times, each time from the same start. The context must be current.
Counted readCounters(const Gpu &gpu, Trials &trials);

} // namespace warpgrain::runner
