// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/BarrierNeed.h"

#include "core/access/form/ImpliedCondition.h"
#include "core/base/LineIndex.h"
#include "core/dependence/relations/AnalysisReasons.h"
#include "core/dependence/relations/Order.h"
#include "core/dependence/relations/PairQuestion.h"
#include "core/dependence/relations/References.h"

#include <algorithm>

namespace warpgrain::dependence {

using namespace access;
using model::AccessKind;
using model::MemorySpace;

namespace {

/// A kernel with more pairs of instances is not searched to the end.
constexpr int mostQuestions = 1500;

bool isIt(const KernelInstances &instances, const BarrierInstance &barrier, const SourceSpan &span) {
  return barrier.body == instances.body && barrier.place.calls.empty() && barrier.span == span;
}

KernelInstances withoutBarrier(const KernelInstances &instances, const SourceSpan &span) {
  KernelInstances out = instances;
  std::erase_if(out.barriers, [&](const BarrierInstance &barrier) { return isIt(instances, barrier, span); });
  return out;
}

class NeedFinder {
public:
  NeedFinder(const model::Unit &unit, const KernelInstances &instances, const SourceSpan &barrier)
      : unit_(unit), with_(instances), without_(withoutBarrier(instances, barrier)), context_(unit, without_),
        stored_(context_), barrier_(barrier) {
    for (std::size_t i = 0; i < instances.barriers.size(); ++i)
      if (isIt(instances, instances.barriers[i], barrier)) removed_.push_back(i);
  }

  BarrierNeed run() {
    out_.isReached = !removed_.empty();
    noteUnfollowed();
    const std::vector<Reference> references = referencesOf(without_, false);
    for (std::size_t i = 0; i < references.size(); ++i)
      for (std::size_t j = i; j < references.size() && !out_.need; ++j)
        compare(references[i], references[j]);
    for (const Assumption &assumption : without_.assumptions)
      if (!saysNothing(without_.atoms, assumption.condition)) addOnce(out_.assumptions, reasonOf(assumption));
    return std::move(out_);
  }

private:
  void noteUnfollowed() {
    out_.need = without_.limit;
    if (!out_.need && !without_.unfollowedCalls.empty())
      out_.need = unfollowedReason(context_, without_.unfollowedCalls.front());
    if (out_.need) out_.need->span = barrier_;
  }

  void compare(const Reference &one, const Reference &other) {
    if (!one.writes() && !other.writes()) return;
    for (const std::size_t i : one.instances)
      for (const std::size_t j : other.instances) {
        if (out_.need) return;
        if (++pairs_ > mostPairsOfInstances) return giveUp();
        if (&one != &other || j >= i) examine(without_.accesses[i], without_.accesses[j]);
      }
  }

  /// The barrier may come after the one and before the other.
  bool mayStandBetween(const AccessInstance &a, const AccessInstance &b) const {
    return std::ranges::any_of(removed_, [&](std::size_t barrier) {
      return maySeparate(with_.barriers[barrier], a, b, ThreadRelation::sameBlock);
    });
  }

  void examine(const AccessInstance &a, const AccessInstance &b) {
    if (!mayStandBetween(a, b) || isPlainlySeparated(without_, a, b)) return;
    if (mayTellBlocks(a, b)) return needFor(a, b, Reason(ReasonId::otherBlocksMayWait));
    if (!a.array || !b.array || !context_.isOneArray(*a.array, *b.array)) {
      if (const auto why = whyArraysMeet(context_, a, b)) needFor(a, b, why);
      return;
    }
    for (const AccessInstance *access : {&a, &b})
      if (const auto why = whyBaseUnknown(context_, *access)) return needFor(a, b, why);
    if (a.type == b.type && stored_.areSame(a, b, false)) return;
    if (++questions_ > mostQuestions || context_.sets().isExhausted()) return giveUp();
    PairQuestion question(context_, a, b, ThreadRelation::sameBlock);
    const bool isLeft = question.neverUnordered() || (stored_.areSame(a, b, true) && question.isWithinOneIteration());
    if (!isLeft) return needFor(a, b, question.whyNotExact());
    for (const Reason &assumption : question.takenForGranted())
      addOnce(out_.assumptions, assumption);
  }

  void giveUp() { out_.need = Reason{ReasonId::tooManyPairsForBarrier, {}, barrier_}; }

  /// A flag or a lock in global memory: one thread of the block uses it for all.
  static bool mayTellBlocks(const AccessInstance &a, const AccessInstance &b) {
    const auto isOutside = [](const AccessInstance &access) {
      return access.space != MemorySpace::shared && access.space != MemorySpace::local;
    };
    return isOutside(a) && isOutside(b) && (a.kind == AccessKind::atomic || b.kind == AccessKind::atomic);
  }

  /// `why`: a clause, or nothing.
  void needFor(const AccessInstance &a, const AccessInstance &b, const std::optional<Reason> &why) {
    std::vector<ReasonArgument> both{deedOf(a), deedOf(b)};
    if (why) both.emplace_back(*why);
    out_.need =
        Reason{why ? ReasonId::barrierMayBeNeededBecause : ReasonId::barrierMayBeNeeded, std::move(both), b.span};
  }

  /// "a[i] is written (line 3)"
  Reason deedOf(const AccessInstance &access) const {
    const ReasonId deed = access.kind == AccessKind::read     ? ReasonId::isReadInLine
                          : access.kind == AccessKind::write  ? ReasonId::isWrittenInLine
                          : access.kind == AccessKind::atomic ? ReasonId::isChangedByAtomicInLine
                                                              : ReasonId::isChangedInLine;
    const std::uint32_t line = LineIndex(unit_[access.span.file].text).locate(access.span.begin).line;
    return {deed, {context_.textOf(access.span), line}};
  }

  const model::Unit &unit_;
  const KernelInstances &with_;
  KernelInstances without_;
  RelationContext context_; ///< of `without_`
  StoredValues stored_;
  SourceSpan barrier_;
  std::vector<std::size_t> removed_; ///< in KernelInstances::barriers of `with_`
  BarrierNeed out_;
  int questions_ = 0;
  std::size_t pairs_ = 0;
};

} // namespace

BarrierNeed needOf(const model::Unit &unit, const KernelInstances &instances, const SourceSpan &barrier) {
  return NeedFinder(unit, instances, barrier).run();
}

} // namespace warpgrain::dependence
