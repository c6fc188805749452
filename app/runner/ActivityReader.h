// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/Trials.h"

#include <string>
#include <vector>

namespace warpgrain::runner {

/// What the GPU's own clock says of launches.
struct ActivityTimes {
  std::vector<double> samples; ///< from the kernel's first to its last moment, in microseconds
  std::string reason;          ///< why there are none, and what a person can do
  Problem problem;             ///< the kernel failed meanwhile
};

/// Times `count` launches with CUPTI's activity records, which is found at run time: without what events and the launch
/// take themselves, as profilers do. These are launches as timed ones are. The context must be current.
ActivityTimes readActivity(Trials &trials, unsigned count);

} // namespace warpgrain::runner
