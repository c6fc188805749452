// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/ConditionalPlaces.h"

#include "core/steps/coarsen/Emitter.h"
#include "core/steps/coarsen/Marks.h"
#include "core/steps/rewrite/Conditionals.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

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
