// SPDX-License-Identifier: Apache-2.0
#include "core/steps/sync/OwnBarriers.h"

#include "core/base/LineIndex.h"
#include "core/base/Tokens.h"
#include "core/dependence/relations/BarrierNeed.h"
#include "core/dependence/relations/UniformBarriers.h"
#include "core/model/Dialect.h"
#include "core/steps/sync/UnreadAxes.h"

#include <algorithm>
#include <array>
#include <set>

namespace warpgrain::transform {

using namespace model;
using dependence::BarrierFinding;
using dependence::BarrierNeed;
using dependence::Effects;
using dependence::Reason;
using dependence::ReasonArgument;
using dependence::ReasonId;
using dependence::Trait;
using dependence::Verdict;

namespace {

/// Seen outside the block, or not followed.
constexpr std::array outside{Trait::fence,           Trait::volatileAccess, Trait::clock,    Trait::report,
                             Trait::launch,          Trait::allocate,       Trait::assembly, Trait::unknownCall,
                             Trait::collective,      Trait::lambda,         Trait::gotoJump, Trait::staticLocal,
                             Trait::unknownStatement};

/// Library calls whose accesses are not recorded, or whose value depends on which threads run side by side: a barrier
/// brings them together.
class CallFinder {
public:
  explicit CallFinder(const Unit &unit) : unit_(unit) {}

  const Expression *find(const Body &body) {
    for (const Expression &e : body.expressions) {
      if (e.kind != ExpressionKind::call && e.kind != ExpressionKind::construct) continue;
      if (matters(e.callee)) return &e;
      const bool isNew = isSome(e.callee.function) && seen_.insert(e.callee.function).second;
      if (isNew && find(unit_[e.callee.function].body) != nullptr) return &e;
    }
    return nullptr;
  }

private:
  bool matters(const Callee &callee) const {
    const CallMeaning meaning = unit_.dialect->call(callee);
    return std::ranges::any_of(std::array{CallTrait::surface, CallTrait::tellsActiveLanes, CallTrait::whoeverRuns},
                               [&meaning](CallTrait trait) { return meaning.has(trait); });
  }

  const Unit &unit_;
  std::set<FunctionId> seen_;
};

Verdict mayMatter(const ReasonArgument &what, const SourceSpan &place) {
  return Verdict::unknown({ReasonId::dependsOnBarrier, {what}}, place);
}

/// Threads that meet at different barriers may be counted together: one that is gone would leave the others waiting.
std::optional<Verdict> whyDivergent(const Unit &unit, const OwnBarrier &barrier,
                                    const access::KernelInstances &instances) {
  for (const BarrierFinding &finding : dependence::findBarriers(unit, instances))
    if (finding.span == barrier.call && !finding.isOrderly)
      return Verdict::unknown({ReasonId::barrierNotUniform, {*finding.reason}}, barrier.call);
  return std::nullopt;
}

} // namespace

std::vector<OwnBarrier> ownBarriers(const Unit &unit, FunctionId kernel, const Dialect &dialect) {
  const Body &body = unit[kernel].body;
  std::vector<OwnBarrier> out;
  for (std::size_t i = 0; i < body.statements.size(); ++i) {
    const StatementId id{static_cast<std::uint32_t>(i)};
    if (body[id].kind != StatementKind::expression || !isSome(body[id].expression)) continue;
    const Expression &call = body[body[id].expression];
    if (call.kind != ExpressionKind::call || !dialect.isPlainBlockBarrier(call.callee)) continue;
    const SourceSpan &span = call.spelling.span;
    const std::uint32_t line = LineIndex(unit[span.file].text).locate(span.begin).line;
    out.push_back({.statement = id, .call = span, .line = "L" + std::to_string(line)});
  }
  std::ranges::sort(out, {}, [](const OwnBarrier &barrier) { return barrier.call.begin; });
  return out;
}

std::optional<Verdict> whyBarriersMatter(KernelStudy &study) {
  const Body &body = study.kernel().body;
  const Effects effects = study.effects().ofStatement(study.index(), body.root);
  for (const Trait trait : outside)
    if (effects.has(trait)) return mayMatter(effects.place(trait).what, effects.place(trait).span);
  if (const Expression *call = CallFinder(study.unit()).find(body))
    return mayMatter(call->callee.name, call->spelling.span);
  for (const access::KernelInstances &instances : study.instances())
    for (const access::AccessInstance &access : instances.accesses)
      if (access.access.isVolatile) return mayMatter(ReasonId::aVolatileAccess, access.span);
  return std::nullopt;
}

std::optional<Verdict> whyNotTakenOut(const Body &body, const OwnBarrier &barrier) {
  const Statement &statement = body[barrier.statement];
  if (statement.spelling.origin != SpellingOrigin::file)
    return Verdict::unknown({ReasonId::macroWritesBarrier, {statement.spelling.macro}}, statement.spelling.span);
  if (!isSome(statement.parent) || body[statement.parent].kind != StatementKind::compound)
    return Verdict::unknown(ReasonId::barrierUnderHeader, barrier.call);
  return std::nullopt;
}

std::optional<Verdict> whyNeeded(KernelStudy &study, const OwnBarrier &barrier, LaunchScope scope, Verdict &verdict,
                                 const ChangedInstances &changed) {
  bool isReached = false;
  for (const access::KernelInstances &found : study.instances(scope)) {
    const access::KernelInstances other = changed ? changed(found) : access::KernelInstances();
    const access::KernelInstances &instances = changed ? other : found;
    const BarrierNeed need = dependence::needOf(study.unit(), instances, barrier.call);
    if (!need.isReached) continue; // an instantiation that leaves it out
    isReached = true;
    if (auto why = whyDivergent(study.unit(), barrier, instances)) return why;
    if (need.need) return Verdict::unknown(*need.need);
    if (auto why = whySeveralThreads(study, instances, verdict)) return why;
    for (const Reason &assumption : need.assumptions)
      assumeOnce(study, verdict, assumption);
  }
  if (!isReached) return Verdict::unknown(ReasonId::surroundingsNotFollowed, barrier.call);
  return std::nullopt;
}

void assumeConfiguration(const KernelStudy &study, Verdict &verdict) {
  const SourceSpan &span = study.kernel().bodySpan;
  const std::string_view text = study.unit().textOf(span);
  for (const Token &token : tokenize(text)) {
    if (token.kind != TokenKind::directive) continue;
    const std::string_view words = textOf(text, token);
    const std::size_t at = words.find_first_not_of(" \t", 1);
    const bool decides =
        at != std::string_view::npos && (words.substr(at).starts_with("if") || words.substr(at).starts_with("el"));
    if (!decides) continue;
    const SourceSpan place{.file = span.file, .begin = span.begin + token.begin, .end = span.begin + token.end};
    return verdict.assume(ReasonId::conditionalBranchHolds, place);
  }
}

} // namespace warpgrain::transform
