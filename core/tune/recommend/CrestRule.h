// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tune/recommend/PlanEstimator.h"

#include <string>
#include <vector>

namespace warpgrain::tune {

/// A factor that CREST's rule looks at.
struct CrestFactor {
  std::string step; ///< "coarsen x 4"
  std::int64_t factor = 1;
  double saved = 0;            ///< share of the loads that merging saves, 0 to 1
  std::uint32_t registers = 0; ///< as the papers estimate them
  double occupancy = 0;
  bool isAccepted = false;
  std::string reason; ///< a clause: why it is not
};

/// CREST's rule for profitable coarsening (ALG-C4): of the factors along an axis, the one that saves most loads among
/// those that need no more registers than there are and keep more than half of the original's occupancy.
struct CrestAnswer {
  std::vector<CrestFactor> factors; ///< of all axes with more than one thread, in ascending order
  std::string step;                 ///< that the rule chooses; empty: none
};

CrestAnswer crestRule(const EstimateTask &task);

} // namespace warpgrain::tune
