// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/counting/Fact.h"
#include "core/access/facts/counting/LaunchNumbers.h"
#include "core/access/facts/patterns/AccessMatrix.h"
#include "core/access/symbolic/Instances.h"
#include "core/access/symbolic/LaunchContext.h"
#include "core/model/Unit.h"

namespace warpgrain::access {

/// Delinearizes an access's byte offset into the subscripts of its array (ALG-E1). A declared array has the dimensions
/// of its declaration. An array behind a pointer has one row for each product of symbols by which its indices are
/// multiplied
/// (`row * n + col`: one row for n, one without). If such products do not nest, or if there are none, the array has one
/// dimension. Adds atoms to the table.
AccessMatrix matrixOf(const model::Unit &unit, AtomTable &atoms, const Array *array, const AccessInstance &instance,
                      const LaunchContext &launch);

/// Of each subscript of the same matrix: elements that one step of it moves, "n" for the rows of a matrix with n
/// columns, 1 for the last one. Z where it is no whole number of them.
std::vector<MatrixEntry> stridesOf(const model::Unit &unit, AtomTable &atoms, const Array *array,
                                   const AccessInstance &instance, const LaunchContext &launch);

/// Returns the difference of a form between the threads t + 1 and t along x, if it is the same for all neighbours in a
/// warp. This is the coefficient of threadIdx.x, except that divisions which have no effect within a warp are resolved
/// (t % 32 has stride one, t / 32 zero).
Fact<std::int64_t> laneStride(const model::Unit &unit, AtomTable &atoms, const Form &form, const LaunchContext &launch);

} // namespace warpgrain::access
