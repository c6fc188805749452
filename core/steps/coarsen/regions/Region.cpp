// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/regions/Region.h"

namespace warpgrain::transform {

using namespace model;

std::vector<StatementId> statementsOf(const Node &node) {
  std::vector<StatementId> out;
  for (const Piece &piece : node.pieces)
    if (out.empty() || out.back() != piece.statement) out.push_back(piece.statement);
  return out;
}

} // namespace warpgrain::transform
