// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/mpi/RowMigration.h"

namespace warpgrain::adaptive {

namespace {

template <typename Real>
using Pieces = std::vector<typename SparseRows<Real>::Piece>;

/// Room for the rows that each rank has of a block, in the order of the ranks, which is that of the rows.
template <typename Real>
Pieces<Real> piecesOf(const SparseRows<Real> &rows, RowRange block, const Boundaries &boundaries, int ranks) {
  Pieces<Real> out(static_cast<std::size_t>(ranks));
  for (int rank = 0; rank < ranks; ++rank) {
    auto &piece = out[static_cast<std::size_t>(rank)];
    piece.rows = common(block, blockOf(rank, boundaries));
    if (!piece.rows.isEmpty()) piece.bytes.resize(rows.packedBytes(piece.rows));
  }
  return out;
}

} // namespace

template <typename Real>
void migrateRows(const RankGroup &group, SparseRows<Real> &rows, const Boundaries &from, const Boundaries &to) {
  Pieces<Real> leaving = piecesOf(rows, blockOf(group.rank(), from), to, group.size());
  Pieces<Real> coming = piecesOf(rows, blockOf(group.rank(), to), from, group.size());
  {
    Messages messages(group);
    for (int rank = 0; rank < group.size(); ++rank) {
      const auto i = static_cast<std::size_t>(rank);
      const bool isOwn = rank == group.rank();
      if (!isOwn && !coming[i].rows.isEmpty()) messages.receive(coming[i].bytes, rank);
      if (leaving[i].rows.isEmpty()) continue;
      rows.pack(leaving[i].rows, isOwn ? coming[i].bytes : leaving[i].bytes);
      if (!isOwn) messages.send(leaving[i].bytes, rank);
    }
  }
  std::erase_if(coming, [](const auto &piece) { return piece.rows.isEmpty(); });
  rows.hold(coming);
}

template void migrateRows(const RankGroup &, SparseRows<float> &, const Boundaries &, const Boundaries &);
template void migrateRows(const RankGroup &, SparseRows<double> &, const Boundaries &, const Boundaries &);

} // namespace warpgrain::adaptive
