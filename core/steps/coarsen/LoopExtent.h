// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"
#include "core/steps/coarsen/CoarsenStep.h"

#include <cstdint>
#include <optional>

namespace warpgrain::transform {

/// Returns an extent, in threads or blocks, that a launch in a loop certainly has if it is executed at all: that of the
/// first iteration (`for (i = 1; …) { grid.x = i; k<<<grid, block>>>(); }`), or of the last iteration of a loop that
/// counts down to a constant. No value if there is none, or if the host code is not followed.
std::optional<std::int64_t> extentTakenInLoop(const model::Unit &unit, const model::Launch &launch,
                                              const CoarsenStep &step);

} // namespace warpgrain::transform
