// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measure/RunTimes.h"

#include <cstddef>

namespace warpgrain::workflow {

/// Where the wall time of a search went, in seconds.
struct SearchTimes {
  double choosing = 0;  ///< plans written and compiled while nothing was measured
  double measuring = 0; ///< rounds, from a bundle to its answers
  double keeping = 0;   ///< answers taken and kept
  double verifying = 0; ///< the best plans, after the last round and where nothing else went on
  double total = 0;
  std::size_t rounds = 0;
  measure::RunTimes runner; ///< what the runners did in `measuring`; of several GPUs the sum
};

} // namespace warpgrain::workflow
