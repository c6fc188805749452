// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"
#include "core/steps/coarsen/CoarsenStep.h"

#include <cstdint>
#include <optional>
#include <string>

namespace warpgrain::transform {

/// What is known of a block's extent along the axis that is coarsened, from all launches of the
/// kernel in the unit; of the grid's where blocks are merged.
struct BlockExtent {
  std::optional<std::int64_t> value; ///< threads; the same constant at every launch
  std::string name;                  ///< a macro or constant that stands for it in the kernel too: "TILE"
  bool divides = true;               ///< false where the factor does not divide the known value
};

/// Checks a factor against every launch: too large, not dividing at launches of different sizes
/// (ALG-A6 (1), GT-A6b, c). Adds assumptions about launches that are not seen, or whose size is
/// known at run time only: these must be a multiple of the factor, or of `multiple` where that is asked for.
BlockExtent checkExtent(const model::Unit &unit, model::FunctionId kernel, const CoarsenStep &step,
                        dependence::Verdict &verdict, std::int64_t multiple = 0);

/// True if each merged thread stays in the lane of its warp: then what threads of a warp see of
/// each other is the same. Along x: cyclic, with the new extent a multiple of 32, which the host code
/// asserts where it is known at run time only; along y and z: rows are whole warps.
bool lanesMapToLanes(const model::Unit &unit, model::FunctionId kernel, const CoarsenStep &step);

/// What extents that are known at run time only must be a multiple of for that.
std::int64_t multipleForLanes(const CoarsenStep &step);

/// An extent, in threads or blocks, that a launch in a loop surely has if it is made at all: that of the first
/// iteration
/// (`for (i = 1; …) { grid.x = i; k<<<grid, block>>>(); }`), or of the last one of a loop that counts down to a
/// constant. Nothing where there is none, or the host code is not followed.
std::optional<std::int64_t> extentTakenInLoop(const model::Unit &unit, const model::Launch &launch,
                                              const CoarsenStep &step);

} // namespace warpgrain::transform
