// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/registers/LiveRegisters.h"
#include "core/model/Unit.h"
#include "core/tune/recommend/PlanEstimator.h"

#include <vector>

namespace warpgrain::tune {

/// What holds registers, by line of the text: the lines with most registers first, at most eight of them.
std::vector<HeldLine> heldLinesOf(const model::Unit &unit, const std::vector<estimate::HeldRegisters> &held);

} // namespace warpgrain::tune
