// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/mapping/Boundaries.h"

#include <algorithm>
#include <numeric>

namespace warpgrain::adaptive {

namespace {

/// The first row with at least this cost before it.
std::int64_t firstRowAt(std::int64_t rows, double cost, const CostBefore &costBefore) {
  std::int64_t low = 0;
  std::int64_t high = rows;
  while (low < high) {
    const std::int64_t middle = low + (high - low) / 2;
    if (costBefore(middle) >= cost)
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

std::int64_t nearestRow(std::int64_t rows, double target, double tolerance, const CostBefore &costBefore) {
  const std::int64_t row = firstRowAt(rows, target - tolerance, costBefore);
  if (row > 0 && target - costBefore(row - 1) < costBefore(row) - target) return row - 1;
  return row;
}

Boundaries evenly(std::int64_t rows, int ranks, const CostBefore &costBefore) {
  const std::vector<double> shares(static_cast<std::size_t>(ranks), 1.0);
  return boundariesByCost(rows, shares, costBefore);
}

} // namespace

Boundaries boundariesByCost(std::int64_t rows, std::span<const double> shares, const CostBefore &costBefore) {
  const auto ranks = static_cast<std::int64_t>(shares.size());
  const double total = costBefore(rows);
  const double allShares = std::accumulate(shares.begin(), shares.end(), 0.0);
  Boundaries out{0};
  double before = 0;
  for (std::int64_t rank = 1; rank < ranks; ++rank) {
    before += shares[static_cast<std::size_t>(rank - 1)];
    // Sums of costs are rounded: without the tolerance, a row that ends exactly at the target could be passed over.
    const std::int64_t row = nearestRow(rows, total * before / allShares, total * 1e-12, costBefore);
    out.push_back(std::min(std::max(row, out.back() + 1), rows - (ranks - rank)));
  }
  out.push_back(rows);
  return out;
}

Boundaries equalRows(std::int64_t rows, int ranks) {
  Boundaries out;
  for (std::int64_t rank = 0; rank <= ranks; ++rank)
    out.push_back(rank * rows / ranks);
  return out;
}

Boundaries equalNonZeros(std::span<const std::int64_t> rowPointers, int ranks) {
  return evenly(static_cast<std::int64_t>(rowPointers.size()) - 1, ranks, [rowPointers](std::int64_t row) {
    return static_cast<double>(rowPointers[static_cast<std::size_t>(row)]);
  });
}

Boundaries equalMergePath(std::span<const std::int64_t> rowPointers, int ranks) {
  return evenly(static_cast<std::int64_t>(rowPointers.size()) - 1, ranks, [rowPointers](std::int64_t row) {
    return static_cast<double>(row + rowPointers[static_cast<std::size_t>(row)]);
  });
}

} // namespace warpgrain::adaptive
