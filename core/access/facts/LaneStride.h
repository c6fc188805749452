// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/Fact.h"
#include "core/access/facts/LaunchNumbers.h"

namespace warpgrain::access {

/// Returns the difference of a form between the threads t + 1 and t along x, if it is the same for all neighbours in a
/// warp. This is the coefficient of threadIdx.x, except that divisions which have no effect within a warp are resolved
/// (t % 32 has stride one, t / 32 zero).
Fact<std::int64_t> laneStride(const model::Unit &unit, AtomTable &atoms, const Form &form, const LaunchContext &launch);

} // namespace warpgrain::access
