// SPDX-License-Identifier: Apache-2.0
#include "core/steps/unroll/JamLegality.h"

#include "core/dependence/relations/CarriedDependences.h"
#include "core/dependence/relations/JamRule.h"
#include "core/model/Walk.h"
#include "core/plan/LoopStep.h"
#include "core/steps/loopkit/Copies.h"
#include "core/steps/loopkit/ReorderingLegality.h"
#include "core/steps/motion/Motion.h"
#include "core/steps/rewrite/LaunchAssumption.h"
#include "core/steps/rewrite/MemoryOrder.h"
#include "core/steps/unroll/JamPlan.h"

#include <algorithm>
#include <array>

namespace warpgrain::transform {

using namespace model;
using dependence::CarriedDependence;
using dependence::CarriedDependences;
using dependence::Distance;
using dependence::Effects;
using dependence::Reason;
using dependence::ReasonArgument;
using dependence::ReasonId;
using dependence::Trait;
using dependence::Verdict;

namespace {

/// Traits of operations whose order within a thread must stay, whatever memory they use.
constexpr std::array ordered{
    Trait::volatileAccess, Trait::gridBarrier, Trait::blockVote, Trait::collective,       Trait::clock,
    Trait::fence,          Trait::report,      Trait::allocate,  Trait::launch,           Trait::lambda,
    Trait::assembly,       Trait::unknownCall, Trait::gotoJump,  Trait::unknownStatement, Trait::staticLocal};

constexpr std::array barriers{Trait::blockBarrier, Trait::warpBarrier, Trait::warpExchange, Trait::threadIdentity};

class DistanceJudge {
public:
  DistanceJudge(KernelStudy &study, const CountingLoop &outer, const JamPlan &plan,
                const access::KernelInstances &instances, const CarriedDependences &found)
      : study_(study), body_(study.kernel().body), outer_(outer), plan_(plan), instances_(instances), found_(found) {}

  std::optional<Verdict> run(std::int64_t factor, Verdict &verdict) const {
    const SourceSpan &place = body_[outer_.loop].keyword;
    if (found_.limit) return Verdict::unknown(*found_.limit, place);
    if (const CarriedDependence *worst = worstBelow(factor); worst != nullptr) return refusal(*worst, factor);
    for (const Reason &assumption : found_.assumptions)
      verdict.assumeOnce(assumption, place);
    return std::nullopt;
  }

private:
  /// The dependence of the smallest distance that forbids a factor; null where none does.
  const CarriedDependence *worstBelow(std::int64_t factor) const {
    const CarriedDependence *worst = nullptr;
    for (const CarriedDependence &dependence : found_.dependences) {
      if (isOfOneIteration(instances_, dependence.source, body_[outer_.loop].spelling.span) || !mayReverse(dependence))
        continue;
      if (worst == nullptr || jamLimit(dependence.outer) < jamLimit(worst->outer)) worst = &dependence;
    }
    return worst != nullptr && jamLimit(worst->outer) < factor ? worst : nullptr;
  }

  /// The step that hoists the source above the sink (constraint (3) of the papers), where the two are statements of one
  /// block and nothing else forbids the factor then: a clause, or nothing.
  ReasonArgument remedyFor(const CarriedDependence &dependence, std::int64_t factor) const {
    const auto hoist = hoistingOf(body_, plan_, placeOf(dependence.source), placeOf(dependence.sink));
    if (!hoist) return "";
    if (DistanceJudge(study_, outer_, hoist->plan, instances_, found_).worstBelow(factor) != nullptr) return "";
    const std::string step = moveBefore(study_, hoist->source, hoist->sink);
    return step.empty() ? ReasonArgument("") : Reason(ReasonId::movePutsBefore, {step});
  }

  /// Where in the kernel's own text an access happens: the call that leads to it, where it is in a function.
  SourceSpan placeOf(std::size_t access) const {
    const access::AccessInstance &instance = instances_.accesses[access];
    if (instance.place.calls.empty()) return instance.span;
    const access::CallSite &call = instance.place.calls.front();
    return (*call.body)[call.call].spelling.span;
  }

  /// Among the copies of one group, the sink may come before the source: where the two are in different segments, by
  /// the loops around both that the copies share, then by the order of the segments.
  bool mayReverse(const CarriedDependence &dependence) const {
    const auto source = pathOf(body_, plan_, placeOf(dependence.source));
    const auto sink = pathOf(body_, plan_, placeOf(dependence.sink));
    const JamLevel *level = &plan_.level;
    std::vector<Distance> shared;
    std::optional<bool> sinkFirst;
    for (std::size_t depth = 0; depth < std::min(source.size(), sink.size()) && !sinkFirst; ++depth) {
      const JamSegment &segment = level->segments[source[depth]];
      if (source[depth] != sink[depth]) {
        sinkFirst = source[depth] > sink[depth];
      } else if (!segment.isShared()) {
        sinkFirst = false; // copy after copy
      } else {
        shared.push_back(distanceAlong(dependence, segment));
        level = &segment.inside.front();
      }
    }
    const dependence::InnerOrder order = dependence::innerOrder(shared);
    if (order != dependence::InnerOrder::sameTrip) return order == dependence::InnerOrder::mayTurn;
    return sinkFirst.value_or(true); // a place that is not known
  }

  /// How much later along a loop that the copies share; without bounds where that is not known.
  Distance distanceAlong(const CarriedDependence &dependence, const JamSegment &shared) const {
    const SourceSpan &keyword = body_[shared.statements.front()].keyword;
    const auto inner = std::ranges::find(dependence.inner, keyword, &CarriedDependence::Inner::keyword);
    return inner != dependence.inner.end() ? inner->distance : Distance();
  }

  std::string textOf(std::size_t access) const {
    return std::string(study_.unit().textOf(instances_.accesses[access].span)) + " (" +
           lineText(study_.unit(), instances_.accesses[access].span) + ")";
  }

  /// "a[i] (line 3) and, 2 iterations of i later, a[i + 2] (line 4)"
  Reason meetingOf(const CarriedDependence &dependence) const {
    const std::string &counter = body_[outer_.counter].name;
    const std::int64_t least = *dependence.outer.least;
    if (least != dependence.outer.greatest)
      return {ReasonId::andIterationsLater, {textOf(dependence.source), counter, textOf(dependence.sink)}};
    const ReasonId id = least == 1 ? ReasonId::andOneIterationLater : ReasonId::andSoManyIterationsLater;
    return {id, {textOf(dependence.source), least, counter, textOf(dependence.sink)}};
  }

  Verdict refusal(const CarriedDependence &dependence, std::int64_t factor) const {
    const SourceSpan &place = instances_.accesses[dependence.sink].span;
    const std::string &counter = body_[outer_.counter].name;
    const std::int64_t least = *dependence.outer.least;
    std::string names = counter;
    std::string vector = dependence.outer.text();
    for (const CarriedDependence::Inner &inner : dependence.inner) {
      names += ", " + inner.distance.index;
      vector += ", " + inner.distance.text();
    }
    const ReasonArgument limit =
        least > 1 ? ReasonArgument(Reason(ReasonId::smallerFactorsPossible, {least})) : ReasonArgument("");
    const Reason meets = meetingOf(dependence);
    if (dependence.obscurity)
      return Verdict::unknown(
          {ReasonId::jamMayTurnOrder, {meets, *dependence.obscurity, limit, remedyFor(dependence, factor)}}, place);
    return Verdict::illegal({ReasonId::jamTurnsOrder, {meets, names, vector, limit, remedyFor(dependence, factor)}},
                            place);
  }

  KernelStudy &study_;
  const Body &body_;
  const CountingLoop &outer_;
  const JamPlan &plan_;
  const access::KernelInstances &instances_;
  const CarriedDependences &found_;
};

/// Refuses a loop with barriers in which a later iteration of another thread may use the same memory.
std::optional<Verdict> whyMixed(KernelStudy &study, const CountingLoop &outer, LaunchScope scope,
                                const ReasonArgument &barrier) {
  const SourceSpan &place = study.kernel().body[outer.loop].keyword;
  for (const access::KernelInstances &instances : study.instances(scope)) {
    const auto meetings = dependence::overlapsAcrossIterations(study.unit(), instances, place);
    if (meetings.empty()) continue;
    const auto textOf = [&](std::size_t access) {
      const SourceSpan &span = instances.accesses[access].span;
      return std::string(study.unit().textOf(span)) + " (" + lineText(study.unit(), span) + ")";
    };
    return Verdict::unknown({ReasonId::meetingInJam,
                             {barrier, textOf(meetings.front().one), textOf(meetings.front().other),
                              study.kernel().body[outer.counter].name}},
                            instances.accesses[meetings.front().other].span);
  }
  return std::nullopt;
}

} // namespace

std::optional<Verdict> whyNotReordered(KernelStudy &study, const CountingLoop &outer) {
  const Body &body = study.kernel().body;
  for (const StatementId id : statementsIn(body, outer.loop))
    if (body[id].kind == StatementKind::returnFrom)
      return Verdict::illegal(ReasonId::threadEndsInNest, body[id].keyword);
  for (const Access &access : study.index().accesses())
    if (access.isVolatile && isSome(access.statement) && isInside(body, access.statement, outer.loop))
      return Verdict::unknown(ReasonId::volatileOrder, body[access.expression].spelling.span);
  const Effects effects = study.effects().ofStatement(study.index(), outer.loop);
  const bool usesMemory = effects.has(Trait::readsMemory) || effects.has(Trait::writesMemory);
  if (const Expression *stored = usesMemory ? findSurfaceStore(study.unit(), body) : nullptr)
    return Verdict::unknown(ReasonId::surfaceOrder, stored->spelling.span);
  for (const Trait trait : ordered)
    if (effects.has(trait))
      return Verdict::unknown({ReasonId::callOrder, {effects.place(trait).what}}, effects.place(trait).span);
  return std::nullopt;
}

std::optional<Verdict> whyNotMeeting(KernelStudy &study, const CountingLoop &outer, const JamPlan &plan,
                                     Verdict &verdict) {
  const Effects effects = study.effects().ofStatement(study.index(), outer.loop);
  const auto met = std::ranges::find_if(barriers, [&](Trait trait) { return effects.has(trait); });
  if (met == barriers.end()) return std::nullopt;
  if (auto why = whyNotTogether(study, outer.loop)) return why;
  for (const StatementId loop : plan.loops)
    if (auto why = whyNotTogether(study, loop)) return why;
  return judgedForLaunches(study, verdict, [&](LaunchScope scope, Verdict &) {
    return whyMixed(study, outer, scope, effects.place(*met).what);
  });
}

std::optional<Verdict> whyNotByDistance(KernelStudy &study, const CountingLoop &outer, const JamPlan &plan,
                                        std::int64_t factor, Verdict &verdict) {
  return judgedForLaunches(study, verdict, [&](LaunchScope scope, Verdict &rests) -> std::optional<Verdict> {
    const std::vector<CarriedDependences> &found = study.carriedBy(outer.loop, scope);
    for (std::size_t i = 0; i < found.size(); ++i)
      if (auto why = DistanceJudge(study, outer, plan, study.instances(scope)[i], found[i]).run(factor, rests))
        return why;
    return std::nullopt;
  });
}

} // namespace warpgrain::transform
