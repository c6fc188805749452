// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <string>
#include <vector>

namespace warpgrain::run {

/// Returns a sentence for each two parameters of a kernel for which a launch in the unit hands over pointers into one
/// allocation, as in `f<<<1, 64>>>(a, a + 1)`: a run gives each of them memory of its own.
std::vector<std::string> notesOnSharedAllocations(const model::Unit &unit, model::FunctionId kernel);

} // namespace warpgrain::run
