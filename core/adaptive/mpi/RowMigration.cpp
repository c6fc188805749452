// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/mpi/RowMigration.h"

namespace warpgrain::adaptive {

namespace {

template <typename Real>
using Pieces = std::vector<typename SparseRows<Real>::Piece>;

/// Room for rows of a block that `rank` has.
template <typename Real>
typename SparseRows<Real>::Piece pieceOf(const SparseRows<Real> &rows, RowRange block, const Boundaries &boundaries,
                                         int rank) {
  typename SparseRows<Real>::Piece out{.rows = common(block, blockOf(rank, boundaries)), .bytes = {}};
  if (!out.rows.isEmpty()) out.bytes.resize(rows.packedBytes(out.rows));
  return out;
}

} // namespace

template <typename Real>
void migrateRows(const RankGroup &group, SparseRows<Real> &rows, const Boundaries &from, const Boundaries &to) {
  // In the order of the ranks, which is that of the rows. This rank's own rows stay where they are.
  Pieces<Real> coming(static_cast<std::size_t>(group.size()));
  for (int rank = 0; rank < group.size(); ++rank)
    if (rank != group.rank())
      coming[static_cast<std::size_t>(rank)] = pieceOf(rows, blockOf(group.rank(), to), from, rank);
  Pieces<Real> leaving(coming.size());
  {
    Messages messages(group);
    for (int rank = 0; rank < group.size(); ++rank) {
      const auto i = static_cast<std::size_t>(rank);
      if (rank == group.rank()) continue;
      if (!coming[i].rows.isEmpty()) messages.receive(coming[i].bytes, rank);
      leaving[i] = pieceOf(rows, blockOf(group.rank(), from), to, rank);
      if (leaving[i].rows.isEmpty()) continue;
      rows.pack(leaving[i].rows, leaving[i].bytes);
      messages.send(leaving[i].bytes, rank);
    }
  }
  std::erase_if(coming, [](const auto &piece) { return piece.rows.isEmpty(); });
  rows.hold(blockOf(group.rank(), to), coming);
}

template void migrateRows(const RankGroup &, SparseRows<float> &, const Boundaries &, const Boundaries &);
template void migrateRows(const RankGroup &, SparseRows<double> &, const Boundaries &, const Boundaries &);

} // namespace warpgrain::adaptive
