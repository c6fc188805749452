// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Step.h"

#include <string_view>
#include <vector>

namespace warpgrain::tune {

/// The plans of a space written as steps with lists: "coarsen y 1,2,4; coarsen x 1,2" is six plans, the last step's
/// values changing fastest. A step that changes nothing (factor 1) is left out of its plan; plans that are then equal
/// appear once. Fails (usage) with what is wrong, or where there are more plans than anybody waits for.
Result<std::vector<transform::Plan>> parseSearchSpace(std::string_view text);

/// The largest space that is enumerated.
inline constexpr std::size_t maximumPlans = 4096;

} // namespace warpgrain::tune
