// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/Waits.h"

#include "core/base/LineIndex.h"
#include "core/dependence/relations/ControlLoads.h"
#include "core/dependence/relations/Order.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace warpgrain::dependence {

using namespace access;
using model::AccessKind;

namespace {

using LoopKey = std::pair<const model::Body *, model::StatementId>;

/// The expressions that decide how often loops run, each loop's once.
class LoopControls {
public:
  explicit LoopControls(const model::Unit &unit) : unit_(unit) {}

  /// True if what an access reads may decide how often a loop around it runs.
  bool mayDecide(const AccessInstance &access, const LoopInfo &loop) {
    const model::ExpressionId part = partIn(*loop.body, access);
    return model::isSome(part) && controlOf(loop).contains(part);
  }

private:
  /// The access, or the call that leads to it.
  static model::ExpressionId partIn(const model::Body &body, const AccessInstance &access) {
    if (access.body == &body) return access.access.expression;
    for (const CallSite &site : access.place.calls)
      if (site.body == &body) return site.call;
    return model::none<model::ExpressionId>;
  }

  const std::set<model::ExpressionId> &controlOf(const LoopInfo &loop) {
    const auto [at, isNew] = controls_.try_emplace(LoopKey(loop.body, loop.loop));
    if (isNew) at->second = loopControl(model::BodyIndex(*loop.body, unit_), loop.loop);
    return at->second;
  }

  const model::Unit &unit_;
  std::map<LoopKey, std::set<model::ExpressionId>> controls_;
};

bool isInLoop(const Place &place, const LoopInfo &loop) {
  return std::ranges::any_of(
      place.loops, [&](const LoopInfo &around) { return around.body == loop.body && around.loop == loop.loop; });
}

/// True if a thread may change what an access reads; `outside`: outside of this loop.
bool mayBeChanged(const RelationContext &context, const AccessInstance &access, const LoopInfo *outside = nullptr) {
  return std::ranges::any_of(context.instances().accesses, [&](const AccessInstance &other) {
    if (other.kind == AccessKind::read || (outside != nullptr && isInLoop(other.place, *outside))) return false;
    return !other.array || !access.array || context.isSameMemory(*other.array, *access.array);
  });
}

} // namespace

Waits::Waits(const RelationContext &context) : context_(context) {
  LoopControls controls(context.unit());
  for (const AccessInstance &access : context.instances().accesses) {
    if (access.kind == AccessKind::write || access.space == model::MemorySpace::local) continue;
    for (const LoopInfo &loop : access.place.loops)
      if (!loop.iteration && !loop.isExact && controls.mayDecide(access, loop) && mayBeChanged(context, access)) {
        addLoop(access, loop);
        break;
      }
  }
  for (const UnfollowedCall &call : context.instances().unfollowedCalls)
    waits_.push_back({.access = nullptr, .place = call.place, .why = context.reasonOf(call.reason)});
}

void Waits::addLoop(const AccessInstance &access, const LoopInfo &loop) {
  const auto keepsTogether = [&](const BarrierInstance &barrier) {
    return barrier.kind == BarrierKind::block && isInLoop(barrier.place, loop);
  };
  const std::uint32_t line = LineIndex(context_.unit()[access.span.file].text).locate(access.span.begin).line;
  waits_.push_back({.access = &access,
                    .place = access.place,
                    .why = {ReasonId::threadsMayWaitInLine, {line}},
                    .hasBarrier = std::ranges::any_of(context_.instances().barriers, keepsTogether),
                    .isChangedOutside = mayBeChanged(context_, access, &loop)});
}

std::optional<Reason> Waits::whyOrdered(const AccessInstance &a, const AccessInstance &b,
                                        ThreadRelation relation) const {
  const std::uint32_t last = std::max(a.place.sequence, b.place.sequence);
  for (const Wait &wait : waits_) {
    if (wait.access == &a || wait.access == &b) continue; // whoever waits looks before
    if (relation == ThreadRelation::sameBlock && wait.hasBarrier) continue;
    const bool isRepeated =
        std::ranges::any_of(wait.place.loops, [](const LoopInfo &loop) { return !loop.iteration; }) &&
        (commonLoops(a.place, wait.place) > 0 || commonLoops(b.place, wait.place) > 0);
    if (isRepeated || wait.place.sequence < last) return wait.why;
  }
  return std::nullopt;
}

bool Waits::isJoinedBetween(const Wait &wait, const Place &place) const {
  const auto joins = [&](const BarrierInstance &barrier) {
    const bool isReached = std::ranges::all_of(barrier.place.guards, [&](const Condition &guard) {
      return std::ranges::find(place.guards, guard) != place.guards.end();
    });
    const bool isAfterWait = wait.place.sequence < barrier.place.sequence;
    const bool isBeforePlace = barrier.place.sequence < place.sequence;
    // In the loop that both are in, the place comes behind the wait of the round before.
    const bool isInTurn = wait.place.sequence < place.sequence
                              ? isAfterWait && isBeforePlace
                              : commonLoops(barrier.place, place) > 0 && (isAfterWait || isBeforePlace);
    return !barrier.isCollective() && isReached && isInTurn;
  };
  return std::ranges::any_of(context_.instances().barriers, joins);
}

std::optional<Reason> Waits::whyParted(const AccessInstance &access) const {
  for (const Wait &wait : waits_) {
    if (wait.access == nullptr || wait.access == &access || wait.hasBarrier || !wait.isChangedOutside) continue;
    const bool isBehind = wait.place.sequence < access.place.sequence || commonLoops(wait.place, access.place) > 0;
    if (isBehind && !isJoinedBetween(wait, access.place)) return wait.why;
  }
  return std::nullopt;
}

} // namespace warpgrain::dependence
