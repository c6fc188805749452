// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/reasons/Reason.h"
#include "core/openmp/regions/Region.h"

#include <optional>

namespace warpgrain::openmp {

/// Finds what is needed to collapse a kernel's loop over rows and `loop`, the loop over the elements of a row (ALG-G2).
/// The bounds of `loop` are read from memory; each of its iterations adds one value to each of its sums, and the values
/// depend on nothing that a row has of its own. No value, with `why` where the loop is one over a row, if that does not
/// hold.
std::optional<LoopCollapse> rowLoop(const Program &program, const Statement &region, const Kernel &kernel,
                                    const Statement &loop, std::optional<Reason> &why);

} // namespace warpgrain::openmp
