// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Step.h"

#include <string>
#include <vector>

namespace warpgrain::cli {

/// What the values of --step ask for, one after the other. A value without a step is an error: it is none that somebody
/// left out.
Result<transform::Plan> planOf(const std::vector<std::string> &texts);

} // namespace warpgrain::cli
