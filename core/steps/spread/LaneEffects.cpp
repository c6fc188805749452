// SPDX-License-Identifier: Apache-2.0
#include "core/steps/spread/LaneEffects.h"

#include "core/access/facts/requests/LibraryOperands.h"
#include "core/model/Dialect.h"
#include "core/model/LaunchArguments.h"
#include "core/model/Walk.h"
#include "core/steps/launch/Togetherness.h"
#include "core/steps/rewrite/HeadWords.h"
#include "core/steps/rewrite/KeptAddress.h"
#include "core/steps/rewrite/MemoryOrder.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::Effects;
using dependence::ReasonId;
using dependence::Trait;
using dependence::Verdict;

namespace {

/// The kernel's own body, and those of its instantiations.
std::vector<const Body *> bodiesOf(const Function &kernel) {
  std::vector<const Body *> out{&kernel.body};
  for (const Instance &instance : kernel.instances)
    if (isSome(instance.body.root)) out.push_back(&instance.body);
  return out;
}

std::optional<Verdict> whyEffectsDiffer(KernelStudy &study, const BodyIndex &index) {
  const Effects effects = study.effects().ofStatement(index, index.body().root);
  if (auto why = whyTogether(effects, {Trait::blockBarrier})) return why;
  if (effects.has(Trait::gotoJump)) {
    const Effects::Place &place = effects.place(Trait::gotoJump);
    return Verdict::unknown({ReasonId::kernelUsesGoto, {place.what}}, place.span);
  }
  for (const Trait trait : {Trait::report, Trait::allocate})
    if (effects.has(trait)) {
      const Effects::Place &place = effects.place(trait);
      return Verdict::unknown({ReasonId::doneByEachLane, {place.what}}, place.span);
    }
  for (const Access &access : index.accesses())
    if (access.isVolatile)
      return Verdict::unknown(ReasonId::volatileOrder, index.body()[access.expression].spelling.span);
  for (const Use &use : index.uses())
    if (use.kind == UseKind::escape && index.body()[use.variable].isPerThread())
      return keptVerdict(index.body(), use, {ReasonId::addressKept, {index.body()[use.variable].name}});
  return std::nullopt;
}

/// A function that is called reads the thread's index along x, or the block's extent.
std::optional<Verdict> whyHelperReads(const Unit &unit, const Function &kernel, const Body &root) {
  for (const Body *body : access::bodiesReachedFrom(unit, root)) {
    if (body == &root) continue;
    for (const Expression &e : body->expressions) {
      const bool changes = e.kind == ExpressionKind::builtinIndex &&
                           (e.builtin == BuiltinIndex::threadIdx || e.builtin == BuiltinIndex::blockDim) &&
                           e.axis.value_or(Axis::x) == Axis::x;
      if (!changes) continue;
      const FunctionId function = functionOf(unit, *body);
      const std::string name = isSome(function) ? unit[function].name : std::string();
      return Verdict::unknown({ReasonId::helperReadsBlock, {name, unit.dialect->indexName(e.builtin)}},
                              e.spelling.span.empty() ? kernel.nameSpan : e.spelling.span);
    }
  }
  return std::nullopt;
}

class OneLaneFinder {
public:
  OneLaneFinder(KernelStudy &study, StatementId loop)
      : study_(study), index_(study.index()), body_(index_.body()), loop_(loop) {}

  std::expected<std::vector<StatementId>, Verdict> run() {
    std::vector<StatementId> out;
    for (const StatementId id : statementsIn(body_, body_.root)) {
      if (id != loop_ && isInside(body_, id, loop_)) continue;
      for (const ExpressionId root : rootExpressionsOf(body_, id)) {
        const Effects effects = study_.effects().ofExpression(index_, root);
        if (!effects.has(Trait::writesMemory) && !effects.has(Trait::atomic)) continue;
        if (auto why = whyNotByOne(id, effects)) return std::unexpected(*std::move(why));
        if (std::ranges::find(out, id) == out.end()) out.push_back(id);
      }
    }
    std::ranges::sort(out, {}, [this](StatementId id) { return body_[id].spelling.span; });
    return out;
  }

private:
  std::optional<Verdict> whyNotByOne(StatementId id, const Effects &effects) const {
    const Statement &statement = body_[id];
    const SourceSpan &place = effects.place(effects.has(Trait::atomic) ? Trait::atomic : Trait::writesMemory).span;
    if (statement.kind != StatementKind::expression) {
      if (effects.has(Trait::atomic))
        return Verdict::unknown({ReasonId::effectResultUsed, {effects.place(Trait::atomic).what}}, place);
      return Verdict::unknown(ReasonId::effectInsideStatement, place);
    }
    if (statement.spelling.origin != SpellingOrigin::file)
      return Verdict::unknown({ReasonId::macroWritesStatement, {statement.spelling.macro}}, statement.spelling.span);
    if (effects.has(Trait::blockBarrier)) {
      const Effects::Place &barrier = effects.place(Trait::blockBarrier);
      return Verdict::unknown({ReasonId::helperHoldsBarrier, {barrier.what, barrier.what}}, barrier.span);
    }
    for (const Use &use : index_.uses()) {
      const Variable &variable = body_[use.variable];
      const bool isMemory = isSome(variable.type) && study_.unit()[variable.type].kind == TypeKind::reference;
      if (use.statement != id || !use.writes() || !variable.isPerThread() || isMemory) continue;
      if (effects.has(Trait::atomic))
        return Verdict::unknown({ReasonId::effectResultUsed, {effects.place(Trait::atomic).what}}, place);
      return Verdict::unknown({ReasonId::effectGivesValue, {variable.name}}, body_[use.expression].spelling.span);
    }
    return std::nullopt;
  }

  KernelStudy &study_;
  const BodyIndex &index_;
  const Body &body_;
  StatementId loop_;
};

} // namespace

std::optional<Verdict> whyLanesDiffer(KernelStudy &study) {
  const Unit &unit = study.unit();
  const Function &kernel = study.kernel();
  if (const auto word = findHeadWord(unit, kernel, {Qualifier::clusterExtents, Qualifier::blockExtents}))
    return Verdict::unknown({ReasonId::kernelHasClusterWord, {word->word}}, word->span);
  for (const Body *body : bodiesOf(kernel)) {
    if (body == &kernel.body) {
      if (auto why = whyEffectsDiffer(study, study.index())) return why;
    } else if (auto why = whyEffectsDiffer(study, BodyIndex(*body, unit))) {
      return why;
    }
    if (const Expression *stored = findSurfaceStore(unit, *body))
      return Verdict::unknown(ReasonId::surfaceOrder, stored->spelling.span);
    if (auto why = whyHelperReads(unit, kernel, *body)) return why;
  }
  return std::nullopt;
}

std::expected<std::vector<StatementId>, Verdict> statementsOfOneLane(KernelStudy &study, StatementId loop) {
  return OneLaneFinder(study, loop).run();
}

} // namespace warpgrain::transform
