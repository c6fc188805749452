// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Step.h"
#include "core/run/ResolveLaunch.h"

namespace warpgrain::execute {

/// The blocks of a launch and their threads.
struct LaunchShape {
  std::array<std::int64_t, 3> grid{1, 1, 1};
  std::array<std::int64_t, 3> block{1, 1, 1};
};

LaunchShape shapeOf(const ResolvedLaunch &launch);

/// The launch after the steps, as the launches in the source are rewritten. Fails (refused) with a sentence where the
/// steps were made for another block, or need one that can be divided.
Result<LaunchShape> shapeAfter(const model::Unit &unit, model::FunctionId kernel, const LaunchShape &original,
                               const transform::Plan &plan);

/// What the variables of a variant hold: those of the launch, and the arrays in constant memory that its steps made of
/// pointers, with what the host code copies there.
std::vector<Symbol> symbolsAfter(const model::Unit &after, model::FunctionId kernel, const ResolvedLaunch &launch,
                                 const transform::Plan &plan);

} // namespace warpgrain::execute
