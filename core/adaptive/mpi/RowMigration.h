// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/mapping/Boundaries.h"
#include "core/adaptive/matrix/SparseRows.h"
#include "core/adaptive/mpi/RankGroup.h"

namespace warpgrain::adaptive {

/// The rows of a rank.
inline RowRange blockOf(int rank, const Boundaries &boundaries) {
  const auto i = static_cast<std::size_t>(rank);
  return {.begin = boundaries[i], .end = boundaries[i + 1]};
}

/// Moves rows between ranks that each hold their own block: before it those of `from`, after it those of `to`. A row
/// goes from its old rank to its new one directly. Collective.
template <typename Real>
void migrateRows(const RankGroup &group, SparseRows<Real> &rows, const Boundaries &from, const Boundaries &to);

extern template void migrateRows(const RankGroup &, SparseRows<float> &, const Boundaries &, const Boundaries &);
extern template void migrateRows(const RankGroup &, SparseRows<double> &, const Boundaries &, const Boundaries &);

} // namespace warpgrain::adaptive
