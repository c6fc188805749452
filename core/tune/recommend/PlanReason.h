// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tune/recommend/PlanEstimator.h"

#include <string>

namespace warpgrain::tune {

/// Why a plan is expected to be faster, or slower, than the original, as a sentence: "Makes 2.6 times fewer passes over
/// the banks of shared memory, which bound the original." Precondition: both have an estimate.
std::string reasonFor(const EstimatedPlan &plan, const EstimatedPlan &original);

/// What a plan costs, as a clause: "64 registers instead of 32, occupancy 50 % instead of 100 %".
std::string costOf(const EstimatedPlan &plan, const EstimatedPlan &original);

} // namespace warpgrain::tune
