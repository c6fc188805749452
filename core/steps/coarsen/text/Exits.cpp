// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/text/Exits.h"

#include "core/model/Walk.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;

namespace {

bool returns(const Body &body, const Node &node) {
  return std::ranges::any_of(node.pieces, [&](const Piece &piece) {
    return std::ranges::any_of(statementsIn(body, piece.statement),
                               [&](StatementId s) { return body[s].kind == StatementKind::returnFrom; });
  });
}

bool holdsReturning(const Body &body, const Node &node) {
  if (node.kind == NodeKind::replicated) return returns(body, node);
  return std::ranges::any_of(node.regions, [&](const Region &region) {
    return std::ranges::any_of(region, [&](const Node &inner) { return holdsReturning(body, inner); });
  });
}

/// Walks regions in execution order. `followed`: something runs after the region; `returned`: a
/// merged thread may have returned before it. Gives back whether one may have after it.
bool visit(const Body &body, const Region &region, bool followed, bool returned, ExitPlan &plan) {
  for (std::size_t i = 0; i < region.size(); ++i) {
    const Node &node = region[i];
    const bool more = followed || i + 1 < region.size();
    if (node.kind == NodeKind::replicated) {
      if (returned) plan.asking.insert(&node);
      if (!returns(body, node)) continue;
      plan.returning.insert(&node);
      plan.tracked |= more;
      returned = true;
    }
    if (node.kind != NodeKind::uniform) continue;
    const bool repeats = body[node.pieces.front().statement].isLoop();
    const bool before = returned || (repeats && holdsReturning(body, node));
    for (const Region &inner : node.regions)
      returned |= visit(body, inner, more || repeats, before, plan);
  }
  return returned;
}

} // namespace

ExitPlan planExits(const Body &body, const Region &region) {
  ExitPlan plan;
  visit(body, region, false, false, plan);
  return plan;
}

} // namespace warpgrain::transform
