// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/mapping/MoveCosts.h"

#include "core/adaptive/matrix/RowRange.h"

#include <algorithm>

namespace warpgrain::adaptive {

namespace {

/// Seconds of a move without rows: memory for the new block, messages that say what ranks expect of each other.
constexpr double leastSeconds = 50e-6;

/// Elements are exchanged once, and ranks wait for each other a few times.
constexpr double exchanges = 2;

/// A product reads a non-zero once. A move packs it, sends it, receives it and puts it in place: each reads it and
/// writes it, some to memory that the system must give first.
constexpr double productsOfMove = 10;

} // namespace

std::int64_t mostMoved(const Boundaries &from, const Boundaries &to, const std::vector<std::int64_t> &rowPointers) {
  const auto nonZeros = [&rowPointers](RowRange rows) {
    return rowPointers[static_cast<std::size_t>(rows.end)] - rowPointers[static_cast<std::size_t>(rows.begin)];
  };
  std::int64_t out = 0;
  for (std::size_t rank = 0; rank + 1 < from.size(); ++rank) {
    const RowRange before{.begin = from[rank], .end = from[rank + 1]};
    const RowRange after{.begin = to[rank], .end = to[rank + 1]};
    out = std::max(out, nonZeros(before) + nonZeros(after) - 2 * nonZeros(common(before, after)));
  }
  return out;
}

void MoveCosts::assume(double exchange, double perNonZero) {
  exchange_ = exchange;
  perNonZero_ = perNonZero;
}

double MoveCosts::assumed(const Boundaries &from, const Boundaries &to) const {
  const double moved = rowsMove_ ? static_cast<double>(mostMoved(from, to, *rowPointers_)) : 0;
  return leastSeconds + exchanges * exchange_ + productsOfMove * perNonZero_ * moved;
}

void MoveCosts::learn(const Boundaries &from, const Boundaries &to, double seconds) {
  byAssumed_ = seconds / assumed(from, to);
}

double MoveCosts::expected(const Boundaries &from, const Boundaries &to) const {
  return from == to ? 0 : byAssumed_ * assumed(from, to);
}

} // namespace warpgrain::adaptive
