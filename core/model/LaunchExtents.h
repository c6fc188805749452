// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

namespace warpgrain::model {

/// Fills in what is known of a launch's grid, block and shared bytes from the launching function's
/// own code: constants, variables that are set once, dim3 objects and their members. What cannot be
/// known stays unknown.
void evaluateExtents(const Unit &unit, Launch &launch);

/// Where the extent of one axis of a launch's block is written, for whoever must rewrite it.
struct ExtentPlace {
  ExpressionId expression = none<ExpressionId>; ///< of the component itself, where it is written in the launch
  bool isWholeBlock = false;                    ///< the launch's block is one integer: the extent along x
  bool isComponent = false;                     ///< an argument of a dim3 that is made in the launch itself
};

/// Finds the expression of an axis' extent inside the launch's own block expression; both flags
/// false where the block is a dim3 object made elsewhere.
ExtentPlace extentPlace(const Body &launcher, const Unit &unit, const Launch &launch, Axis axis);

/// The expression that gives the extent of an axis: as extentPlace, or in the initializer of the
/// dim3 variable that the launch names; none where there is no single one.
ExpressionId extentSource(const Body &launcher, const Unit &unit, const Launch &launch, Axis axis);

/// The threads of a block along each axis, where all launches of a kernel in the unit agree on a known number.
Extents commonBlockExtents(const Unit &unit, FunctionId kernel);

/// Value of an integer expression in a body, where variables it names are set once to a constant.
std::optional<std::int64_t> constantValue(const Body &body, const Unit &unit, ExpressionId expression);

} // namespace warpgrain::model
