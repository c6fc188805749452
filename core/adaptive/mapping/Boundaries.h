// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace warpgrain::adaptive {

/// Which rows each rank computes: rank p has rows [b[p], b[p + 1]). P + 1 numbers, the first 0, the last the number of
/// rows, each larger than the one before: a rank has at least one row.
using Boundaries = std::vector<std::int64_t>;

/// The cost of all rows before a row, in any unit. Never decreases; called with 0 to the number of rows.
using CostBefore = std::function<double(std::int64_t)>;

/// Boundaries at the rows whose cost before them is nearest to each rank's part of the total (ALG-L1, step 4). `shares`
/// has a positive number for each rank, to which its part is proportional. Where two rows are as near, the later one is
/// taken; each rank gets at least one row (DEC-L2). There must be as many rows as ranks.
Boundaries boundariesByCost(std::int64_t rows, std::span<const double> shares, const CostBefore &costBefore);

/// The same number of rows for each rank, as the paper begins: rank p starts at row p * rows / ranks.
Boundaries equalRows(std::int64_t rows, int ranks);

/// The same number of non-zeros for each rank, as far as whole rows allow. `rowPointers` has rows + 1 entries, the
/// first 0: non-zeros before each row.
Boundaries equalNonZeros(std::span<const std::int64_t> rowPointers, int ranks);

/// The same length of the merge path for each rank, which counts a row as much as a non-zero (Merrill and Garland,
/// 2016), with boundaries at whole rows.
Boundaries equalMergePath(std::span<const std::int64_t> rowPointers, int ranks);

} // namespace warpgrain::adaptive
