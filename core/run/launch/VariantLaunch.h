// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/LaunchContext.h"
#include "core/plan/Step.h"
#include "core/run/launch/ResolveLaunch.h"
#include "core/run/parameters/IntegerArguments.h"

#include <array>
#include <cstdint>
#include <vector>

namespace warpgrain::run {

/// The numbers of blocks and threads of a launch, and what tells how much work they have.
struct LaunchShape {
  std::array<std::int64_t, 3> grid{1, 1, 1};
  std::array<std::int64_t, 3> block{1, 1, 1};
  IntegerArguments integers = {}; ///< of the kernel's arguments, as far as they are known
  /// Grids and blocks that the kernel is handed before its other arguments, since its blocks take turns, or merged ones
  /// or merged threads are guarded: that of the last step first.
  std::vector<std::array<std::int64_t, 3>> handed = {};
  std::int64_t turns = 0; ///< blocks at whose work the launched ones take turns; 0: each has its own
};

LaunchShape shapeOf(const ResolvedLaunch &launch);

/// Returns the launch after the steps, which rewrite it like the launches in the source. Fails (refused) with a
/// sentence if the steps assume another block, or if a factor does not divide the block, unless it is guarded; or the
/// grid, unless it is guarded or the integers that are handed over show that the blocks which are added do nothing.
Result<LaunchShape> shapeAfter(const model::Unit &unit, model::FunctionId kernel, const LaunchShape &launched,
                               const transform::Plan &plan);

/// Returns a launch of the original, as a variant has it: its extents, and the grids and blocks that its kernel is
/// handed.
access::LaunchContext contextAfter(access::LaunchContext original, const LaunchShape &shape,
                                   const model::Function &variant);

/// Returns a launch of the original of which not all may be known, as the steps rewrite it for a variant. Where its
/// block or its grid is not known, the block is `block`, that of the variant's launches, and the grid stays unknown.
/// Fails as shapeAfter().
Result<access::LaunchContext> launchAfter(const model::Unit &unit, model::FunctionId kernel,
                                          access::LaunchContext original, const transform::Plan &plan,
                                          const model::Extents &block, const model::Function &variant);

/// Adds the grids and blocks that a variant is handed to its integer arguments, by path: "blocks.x".
void addHanded(IntegerArguments &out, const model::Function &variant, const LaunchShape &shape);

/// Returns the parameters of a variant: the grids and blocks that it is handed, and those of the launch.
std::vector<Parameter> parametersAfter(const std::vector<Parameter> &launched, const LaunchShape &shape);

/// Returns the variables of a variant with their values: those of the launch, and the arrays in constant memory that
/// its steps create for pointers, with the data that the host code copies there.
std::vector<Symbol> symbolsAfter(const model::Unit &after, model::FunctionId kernel, const ResolvedLaunch &launch,
                                 const transform::Plan &plan);

} // namespace warpgrain::run
