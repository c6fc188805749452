// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Program.h"

#include <vector>

namespace warpgrain::openmp {

enum class PieceKind : std::uint8_t {
  onCpu,  ///< nothing is shared out in it
  kernel, ///< a kernel region: it has a work-sharing loop
};

/// A piece of a parallel region between two split points, with one entry and one exit (ALG-F1).
struct Piece {
  PieceKind kind = PieceKind::onCpu;
  std::vector<const Statement *> statements; ///< one after the other
};

/// Cuts a parallel region at its entry and exit, at barriers and flushes, behind each work-sharing construct without
/// nowait, around single, master, critical and ordered, and around control statements that hold such a point (ALG-F1).
/// Pieces come in the order of the text; empty ones are dropped. A region that is itself a loop is one piece.
std::vector<Piece> splitRegion(const Statement &region);

} // namespace warpgrain::openmp
