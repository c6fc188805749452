// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tune/search/Features.h"

#include <vector>

namespace warpgrain::tune {

/// What a model expects of a point, and how sure it is.
struct Prediction {
  double mean = 0;
  double deviation = 0; ///< standard deviation, at least 0
};

/// Points that were evaluated, and what is to be learnt of each. Both have the same length, at least 1.
struct Lessons {
  std::vector<Features> points;
  std::vector<double> targets;
};

} // namespace warpgrain::tune
