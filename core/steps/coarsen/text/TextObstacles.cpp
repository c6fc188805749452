// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/text/TextObstacles.h"

#include "core/steps/coarsen/text/Emitter.h"
#include "core/steps/coarsen/text/Marks.h"
#include "core/steps/rewrite/Completeness.h"
#include "core/steps/rewrite/Conditionals.h"

#include <algorithm>
#include <set>
#include <vector>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class HiddenNames {
public:
  HiddenNames(const BodyIndex &index, const Function &kernel, const CoarsenPlan &plan)
      : index_(index), body_(index.body()), kernel_(kernel), plan_(plan) {}

  std::optional<Reason> run() const {
    std::set<VariableId> renamed;
    std::set<VariableId> moved;
    for (const auto &[variable, kind] : plan_.storage) {
      if (kind == StorageKind::expanded || kind == StorageKind::copied || kind == StorageKind::copiedInPlace)
        renamed.insert(variable);
      if (kind == StorageKind::rematerialized || kind == StorageKind::redeclared) moved.insert(variable);
      if (kind == StorageKind::inPlace && isDeclaredByPiece(variable)) moved.insert(variable);
    }
    if (auto unknown = findUnknownWord(index_, kernel_, renamed, *plan_.merge.dialect)) return unknown;
    if (moved.empty() || !findUnknownName(index_, kernel_.bodySpan, moved)) return std::nullopt;
    for (const VariableId variable : moved)
      if (auto unknown = findOutsideScope(variable)) return unknown;
    return std::nullopt;
  }

private:
  bool isDeclaredByPiece(VariableId variable) const {
    return std::ranges::any_of(replicatedNodes(plan_.region), [&](const Node *node) {
      return std::ranges::find(node->pieces, body_[variable].statement, &Piece::statement) != node->pieces.end();
    });
  }

  /// Where no declaration of it is written any more.
  std::optional<Reason> findOutsideScope(VariableId variable) const {
    SourceSpan gap = kernel_.bodySpan;
    for (const SourceSpan &scope : scopesOf(variable)) {
      gap.end = std::max(gap.begin, scope.begin);
      if (auto unknown = findUnknownName(index_, gap, {variable})) return unknown;
      gap.begin = std::max(gap.begin, scope.end);
    }
    gap.end = kernel_.bodySpan.end;
    return findUnknownName(index_, gap, {variable});
  }

  /// The replicated work that a declaration of it stands in, for all of it.
  std::vector<SourceSpan> scopesOf(VariableId variable) const {
    const StorageKind kind = storageOf(plan_.storage, variable);
    std::vector<SourceSpan> scopes;
    for (const Node *node : replicatedNodes(plan_.region))
      if ((kind == StorageKind::rematerialized && isNamedIn(*node, variable)) ||
          (kind == StorageKind::inPlace && declares(body_, *node, variable)))
        scopes.push_back(hullOf(*node));
    std::ranges::sort(scopes);
    return scopes;
  }

  bool isNamedIn(const Node &node, VariableId variable) const {
    return std::ranges::any_of(index_.usesOf(variable), [&](const Use *use) { return holds(body_, node, *use); });
  }

  SourceSpan hullOf(const Node &node) const {
    SourceSpan hull = body_[node.pieces.front().statement].spelling.span;
    for (const Piece &piece : node.pieces) {
      hull.begin = std::min(hull.begin, body_[piece.statement].spelling.span.begin);
      hull.end = std::max(hull.end, body_[piece.statement].spelling.span.end);
    }
    return hull;
  }

  const BodyIndex &index_;
  const Body &body_;
  const Function &kernel_;
  const CoarsenPlan &plan_;
};

} // namespace

std::optional<Reason> findHiddenName(const BodyIndex &index, const Function &kernel, const CoarsenPlan &plan) {
  return HiddenNames(index, kernel, plan).run();
}

namespace {

std::optional<Verdict> whyNotInItsBranch(const BodyIndex &index, const SourceSpan &whole, const std::string &marked) {
  const std::vector<ConditionalLine> before = conditionalLinesOf(index.unit().textOf(whole));
  const std::vector<ConditionalLine> after = conditionalLinesOf(marked);
  for (const Mark &mark : marksIn(marked)) {
    const SourceSpan &span = index.body()[mark.statement].spelling.span;
    if (!whole.contains(span)) continue;
    const ConditionalPath own = conditionalPathAt(before, span.begin - whole.begin);
    const ConditionalPath now = conditionalPathAt(after, mark.offset);
    // What is declared again may stand deeper than the first time.
    const bool isInside = own.size() <= now.size() && std::equal(own.begin(), own.end(), now.begin());
    if (isInside && (mark.kind == MarkKind::copy || own.size() == now.size())) continue;
    return Verdict::unknown(ReasonId::conditionalBranchChanges, span);
  }
  return std::nullopt;
}

} // namespace

std::optional<Verdict> whyConditionalsPart(const BodyIndex &index, const Function &kernel, const CoarsenPlan &plan) {
  const Unit &unit = index.unit();
  const std::vector<ConditionalLine> lines = conditionalLinesOf(unit.textOf(kernel.bodySpan));
  if (lines.empty()) return std::nullopt;
  const std::string body = Emitter(index, kernel, plan).body();
  if (const auto why = whyConditionalsBreak(unit, {{kernel.bodySpan, body}})) return Verdict::unknown(*why);
  if (!haveSameConditionals(unit.textOf(kernel.bodySpan), body))
    return Verdict::unknown(ReasonId::conditionalOrderChanges,
                            SourceSpan{.file = kernel.bodySpan.file,
                                       .begin = kernel.bodySpan.begin + lines.front().begin,
                                       .end = kernel.bodySpan.begin + lines.front().end});
  return whyNotInItsBranch(index, kernel.bodySpan, Emitter(index, kernel, plan, true).body());
}

} // namespace warpgrain::transform
