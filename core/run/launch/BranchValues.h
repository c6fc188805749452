// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <cstdint>
#include <map>

namespace warpgrain::run {

/// What the branches that a launch stands in say of variables of the launching function: `if (size == 16)`, `case 16:`.
/// A launch of `kernel<16>` there has blocks of 16 threads, whatever the variable is at first. Nothing is
/// said of variables that the function may change.
std::map<model::VariableId, std::int64_t> valuesInBranches(const model::Unit &unit, const model::Launch &launch);

} // namespace warpgrain::run
