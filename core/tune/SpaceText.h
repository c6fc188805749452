// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Step.h"

#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::tune {

// The text of a space, as parseSearchSpace() reads it, made by choosing values instead of typing.

/// The plan as a space, to which values can be added. A factor has 1 beside it: "coarsen y 1,4; stage A k 16".
std::string spaceOfPlan(const transform::Plan &plan);

/// The space with the step's value among those that are tried, or without it where it was among them: "coarsen y 1,2"
/// and "coarsen y 4" make "coarsen y 1,2,4". A dimension of which only the factor 1 is left goes. What cannot be read
/// stays as it is.
std::string toggledIn(std::string_view space, const transform::Step &step);

/// All steps that the space tries; those of a dimension that cannot be read are left out.
std::vector<transform::Step> stepsIn(std::string_view space);

} // namespace warpgrain::tune
