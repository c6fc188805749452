// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/AccessMatrix.h"
#include "core/access/facts/Fact.h"
#include "core/access/facts/LaunchNumbers.h"
#include "core/access/symbolic/Instances.h"
#include "core/access/symbolic/LaunchContext.h"
#include "core/model/Unit.h"

namespace warpgrain::access {

/// Splits an access's byte offset into the subscripts of its array (ALG-E1). The dimensions are those of the array's
/// declaration; an array that a pointer leads to has one row for each product of symbols that its indices are
/// multiplied with (`row * n + col`: one row for n, one without). Where such products do not nest, or where there are
/// none, the array has one dimension. The table gains atoms.
AccessMatrix matrixOf(const model::Unit &unit, AtomTable &atoms, const Array *array, const AccessInstance &instance,
                      const LaunchContext &launch);

/// How far apart the threads t and t + 1 along x are in a form, where that is the same for all neighbours in a warp:
/// the coefficient of threadIdx.x, seen through divisions that do not matter (t % 32 moves by one, t / 32 by none).
Fact<std::int64_t> laneStride(const model::Unit &unit, AtomTable &atoms, const Form &form, const LaunchContext &launch);

} // namespace warpgrain::access
