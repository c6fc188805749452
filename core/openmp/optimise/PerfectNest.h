// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/reasons/Reason.h"
#include "core/openmp/regions/Region.h"

#include <optional>
#include <vector>

namespace warpgrain::openmp {

/// The loops of a kernel that stand in each other alone, the directive's own one first, and why no further loop
/// belongs to them.
struct PerfectNest {
  std::vector<const Statement *> loops; ///< one at least
  std::optional<Reason> end;            ///< none where the innermost one holds no loop
};

/// Finds the nest of a kernel whose loops can be executed in another order as far as their text tells: their heads are
/// what the launch evaluates, and do not depend on each other. No value, with `why`, for a kernel whose construct asks
/// for the order that it has.
std::optional<PerfectNest> perfectNest(const Program &program, const Statement &region, const Kernel &kernel,
                                       std::optional<Reason> &why);

} // namespace warpgrain::openmp
