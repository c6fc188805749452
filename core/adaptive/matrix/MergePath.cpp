// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/matrix/MergePath.h"

#include <algorithm>

namespace warpgrain::adaptive {

PathPoint pathPoint(std::span<const std::int64_t> rowPointers, RowRange rows, std::int64_t steps) {
  const std::int64_t first = rowPointers[static_cast<std::size_t>(rows.begin)];
  const auto stepsBeforeEndOf = [&](std::int64_t row) {
    return row - rows.begin + rowPointers[static_cast<std::size_t>(row) + 1] - first;
  };
  // The first row that does not end within the steps: the step that ends a row follows its last non-zero.
  std::int64_t low = rows.begin;
  std::int64_t high = rows.end;
  while (low < high) {
    const std::int64_t middle = low + (high - low) / 2;
    if (stepsBeforeEndOf(middle) < steps)
      low = middle + 1;
    else
      high = middle;
  }
  return {.row = low, .nonZero = first + steps - (low - rows.begin)};
}

} // namespace warpgrain::adaptive
