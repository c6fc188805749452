// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/matrix/RowRange.h"

#include <cstdint>
#include <span>

namespace warpgrain::adaptive {

/// A point of the merge path of some rows: the row that is worked on, and the next non-zero of the whole matrix.
struct PathPoint {
  std::int64_t row = 0;
  std::int64_t nonZero = 0;

  bool operator==(const PathPoint &) const = default;
};

/// The point so many steps along the merge path of `rows` (Merrill and Garland, 2016). A step takes the next non-zero,
/// or ends a row whose non-zeros are all taken, so that equal lengths of path are equal work however unequal the rows
/// are. `steps` goes from 0 to the rows and their non-zeros together. `rowPointers` is that of the whole matrix.
PathPoint pathPoint(std::span<const std::int64_t> rowPointers, RowRange rows, std::int64_t steps);

} // namespace warpgrain::adaptive
