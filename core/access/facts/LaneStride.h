// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/Fact.h"
#include "core/access/facts/LaunchNumbers.h"

namespace warpgrain::access {

/// How far apart the threads t and t + 1 along x are in a form, where that is the same for all neighbours in a warp:
/// the coefficient of threadIdx.x, seen through divisions that do not matter (t % 32 moves by one, t / 32 by none).
Fact<std::int64_t> laneStride(const model::Unit &unit, AtomTable &atoms, const Form &form, const LaunchContext &launch);

} // namespace warpgrain::access
