// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Axis.h"
#include "core/model/GridCover.h"
#include "core/plan/KernelStudy.h"

#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// A grid that may be rounded up: what the blocks beyond its end would do, they do not do, since an integer parameter
/// of the kernel keeps them from it, as in `if (i < n)`.
struct RoundedGrid {
  /// Of the kernel's launches, without duplicates; each launch has one of them. Empty: a grid may not be rounded up.
  std::vector<model::GridCover> covers;

  explicit operator bool() const { return !covers.empty(); }
};

/// Whether all launches of the kernel in the unit have a grid along the axis that may be rounded up. At least one of
/// them has a grid that is known at run time only: for the rest, guards are written.
RoundedGrid roundedGridOf(KernelStudy &study, model::Axis axis);

/// The greatest value that a cover's parameter may have, so that indices of threads in the further blocks fit 32 bits.
std::int64_t greatestCovered(const model::GridCover &cover, std::int64_t factor);

} // namespace warpgrain::transform
