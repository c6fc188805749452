// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"
#include "core/steps/coarsen/extents/CoarsenStep.h"

#include <cstdint>
#include <optional>
#include <string>

namespace warpgrain::transform {

/// The block's extent along the coarsened axis, as far as the launches of the kernel in the unit determine it; the
/// grid's extent if blocks are merged.
struct BlockExtent {
  std::optional<std::int64_t> value; ///< in threads (blocks), if it is the same constant at every launch
  std::string name;                  ///< a macro or constant for it that is visible in the kernel: "TILE"
  bool divides = true;               ///< false if the factor does not divide the known value
};

/// Checks a factor against every launch: too large, not dividing at launches of different sizes
/// (ALG-A6 (1), GT-A6b, c). Adds assumptions about launches that are not seen, or whose size is
/// known at run time only: these must be a multiple of the factor, or of `multiple` where that is asked for, unless
/// they are rounded up.
BlockExtent checkExtent(const model::Unit &unit, model::FunctionId kernel, const CoarsenStep &step,
                        dependence::Verdict &verdict, std::int64_t multiple = 0, bool roundsUp = false);

/// True if each merged thread keeps its lane, so that the threads of a warp observe the same values of each other.
/// Along x, this holds for cyclic merging if the new extent is a multiple of 32; the host code asserts this if the
/// extent is known at run time only, and not rounded up. Along y and z, it holds if rows are whole warps.
bool lanesMapToLanes(const model::Unit &unit, model::FunctionId kernel, const CoarsenStep &step);

/// Returns the number of which an extent known only at run time must be a multiple for lanesMapToLanes().
std::int64_t multipleForLanes(const CoarsenStep &step);

/// Returns an extent, in threads or blocks, that a launch in a loop certainly has if it is executed at all: that of the
/// first iteration (`for (i = 1; …) { grid.x = i; k<<<grid, block>>>(); }`), or of the last iteration of a loop that
/// counts down to a constant. No value if there is none, or if the host code is not followed.
std::optional<std::int64_t> extentTakenInLoop(const model::Unit &unit, const model::Launch &launch,
                                              const CoarsenStep &step);

} // namespace warpgrain::transform
