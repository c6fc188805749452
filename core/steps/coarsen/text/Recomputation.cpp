// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/text/Recomputation.h"

#include "core/model/Walk.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;

std::optional<VariableId> declaredBy(const Body &body, const Piece &piece) {
  const Statement &statement = body[piece.statement];
  if (statement.kind != StatementKind::declaration) return std::nullopt;
  if (piece.declarator) return statement.variables[*piece.declarator];
  return statement.variables.size() == 1 ? std::optional(statement.variables.front()) : std::nullopt;
}

namespace {

/// Variables that the node's work names, directly or in what is recomputed for it.
std::set<VariableId> neededIn(const Body &body, const CoarsenPlan &plan, const Node &node) {
  std::set<VariableId> needed;
  std::vector<VariableId> open;
  const auto need = [&](VariableId v) {
    if (needed.insert(v).second) open.push_back(v);
  };
  const auto needAllIn = [&](ExpressionId root) {
    if (!isSome(root)) return;
    for (const ExpressionId e : expressionsIn(body, root))
      if (body[e].kind == ExpressionKind::variable) need(body[e].variable);
  };
  for (const Piece &piece : node.pieces) {
    const auto declared = declaredBy(body, piece);
    if (declared && storageOf(plan.storage, *declared) == StorageKind::rematerialized)
      continue; // only if something asks for it
    if (declared && piece.declarator)
      needAllIn(body[*declared].initializer);
    else
      for (const ExpressionId e : expressionsInStatement(body, piece.statement))
        if (body[e].kind == ExpressionKind::variable) need(body[e].variable);
  }
  while (!open.empty()) {
    const VariableId next = open.back();
    open.pop_back();
    // What is recomputed here needs what it is computed from.
    const StorageKind kind = storageOf(plan.storage, next);
    const bool elsewhere = plan.storage.contains(next) && !declares(body, node, next);
    if (kind == StorageKind::rematerialized || (kind == StorageKind::inPlace && elsewhere))
      needAllIn(body[next].initializer);
  }
  return needed;
}

/// What must be computed again at the beginning of the node, in the order of the declarations.
std::vector<VariableId> recomputedIn(const Body &body, const CoarsenPlan &plan, const Node &node,
                                     const std::set<VariableId> &needed) {
  std::vector<VariableId> out;
  for (const VariableId v : needed) {
    const StorageKind kind = storageOf(plan.storage, v);
    if (!plan.storage.contains(v) || declares(body, node, v)) continue;
    if (kind == StorageKind::rematerialized || kind == StorageKind::inPlace) out.push_back(v);
  }
  std::ranges::sort(out, {}, [&body](VariableId v) { return body[v].nameSpan.begin; });
  return out;
}

bool needsNamedIndex(const Body &body, const CoarsenPlan &plan, const Node &node,
                     const std::vector<VariableId> &recomputed) {
  std::vector<SourceSpan> spans;
  for (const Piece &piece : node.pieces)
    spans.push_back(piece.declarator ? body[body[piece.statement].variables[*piece.declarator]].declaration.span
                                     : body[piece.statement].spelling.span);
  for (const VariableId v : recomputed)
    spans.push_back(body[v].declaration.span);
  std::set<SourceSpan> uses;
  for (const SourceSpan &use : plan.words.indexUses)
    if (std::ranges::any_of(spans, [&](const SourceSpan &span) { return span.contains(use); })) uses.insert(use);
  return uses.size() > 1;
}

} // namespace

NodeNeeds needsOf(const Body &body, const CoarsenPlan &plan, const Node &node) {
  NodeNeeds out;
  out.named = neededIn(body, plan, node);
  out.recomputed = recomputedIn(body, plan, node, out.named);
  out.namedIndex = needsNamedIndex(body, plan, node, out.recomputed);
  return out;
}

} // namespace warpgrain::transform
