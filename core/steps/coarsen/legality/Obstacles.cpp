// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/legality/Obstacles.h"

#include "core/dependence/effects/CalleeName.h"
#include "core/model/Dialect.h"
#include "core/model/Walk.h"
#include "core/steps/coarsen/extents/Extent.h"
#include "core/steps/coarsen/regions/Waits.h"

#include <algorithm>
#include <array>
#include <utility>

namespace warpgrain::transform {

using namespace model;
using dependence::Effects;
using dependence::EffectsAnalysis;
using dependence::Reason;
using dependence::ReasonArgument;
using dependence::ReasonId;
using dependence::Trait;
using dependence::Verdict;

namespace {

class ObstacleFinder {
public:
  ObstacleFinder(const BodyIndex &index, FunctionId kernel, EffectsAnalysis &analysis, const CoarsenStep &step)
      : index_(index), body_(index.body()), dialect_(*index.unit().dialect), kernel_(kernel), analysis_(analysis),
        step_(step), effects_(analysis.ofStatement(index, body_.root)) {}

  /// What no other step and no change in how the kernel is written lifts goes first: whoever mends the rest and is then
  /// told of that has worked in vain.
  std::optional<Verdict> run() {
    if (auto found = identity()) return found;
    if (auto found = notUnderstood()) return found;
    if (auto found = waitingLoop()) return found;
    if (auto found = madeLambda()) return found;
    if (auto found = helperNotFollowed()) return found;
    return lanes();
  }

private:
  struct Sentence {
    Trait trait;
    ReasonId here;        ///< of the name that has the trait
    ReasonId hereBecause; ///< of the name, and why
    ReasonId inside;      ///< what a called function does that has it
  };

  std::optional<Verdict> madeLambda() const {
    return refuseFor(
        {Trait::lambda, ReasonId::kernelMakesLambda, ReasonId::kernelMakesLambda, ReasonId::functionMakesLambda});
  }

  std::optional<Verdict> notUnderstood() const {
    static constexpr std::array sentences{
        Sentence{Trait::gotoJump, ReasonId::kernelUsesGoto, ReasonId::kernelUsesGoto, ReasonId::functionUsesGoto},
        Sentence{Trait::launch, ReasonId::kernelLaunches, ReasonId::kernelLaunches, ReasonId::functionLaunches},
        Sentence{Trait::unknownCall, ReasonId::callNotKnownForThreads, ReasonId::callNotKnownForThreadsBecause,
                 ReasonId::functionCallsUnknown},
        Sentence{Trait::assembly, ReasonId::assemblyMayTellThread, ReasonId::assemblyMayTellThread,
                 ReasonId::functionHoldsAssembly},
        Sentence{Trait::unknownStatement, ReasonId::kernelHoldsNotFollowed, ReasonId::kernelHoldsNotFollowed,
                 ReasonId::functionHoldsNotFollowed},
        Sentence{Trait::staticLocal, ReasonId::staticSharedByThreads, ReasonId::staticSharedByThreads,
                 ReasonId::functionHasStatic},
    };
    for (const Sentence &sentence : sentences)
      if (auto found = refuseFor(sentence)) return found;
    return std::nullopt;
  }

  std::optional<Verdict> refuseFor(const Sentence &sentence) const {
    if (!effects_.has(sentence.trait)) return std::nullopt;
    const Effects::Place &place = effects_.place(sentence.trait);
    if (place.viaCall)
      return Verdict::unknown(
          {ReasonId::reachedFunction, {place.what, place.why ? *place.why : Reason(sentence.inside)}}, place.span);
    if (!place.why) return Verdict::unknown({sentence.here, {place.what}}, place.span);
    return Verdict::unknown({sentence.hereBecause, {place.what, *place.why}}, place.span);
  }

  /// Calls of the person's own functions that do something only the kernel's own text can be
  /// adapted to.
  std::optional<Verdict> helperNotFollowed() const {
    for (const Expression &e : body_.expressions) {
      if (e.kind != ExpressionKind::call && e.kind != ExpressionKind::construct) continue;
      if (!isSome(e.callee.function) || dialect_.effectOf(e.callee) != CallEffect::user) continue;
      const Effects &callee = analysis_.ofFunction(e.callee.function);
      if (callee.has(Trait::blockBarrier) || callee.has(Trait::gridBarrier))
        return Verdict::unknown(
            {dependence::isOperatorName(e.callee.name) ? ReasonId::operatorHoldsBarrier : ReasonId::helperHoldsBarrier,
             {dependence::nameOfCallee(e.callee), e.callee.name}},
            e.spelling.span);
      for (const auto &[trait, builtin] :
           {std::pair(Trait::threadIdxWhole, BuiltinIndex::threadIdx), {Trait::blockDimWhole, BuiltinIndex::blockDim}})
        if (callee.has(trait))
          return Verdict::unknown(
              {ReasonId::helperUsesBuiltinWhole, {dependence::nameOfCallee(e.callee), dialect_.indexName(builtin)}},
              e.spelling.span);
    }
    return std::nullopt;
  }

  /// Threads that count themselves, or learn their place among others: wrong however they are merged.
  std::optional<Verdict> identity() const {
    if (effects_.has(Trait::blockVote)) return illegal(Trait::blockVote, ReasonId::countsThreadsOfBlock);
    if (effects_.has(Trait::collective)) return sharedOut();
    if (effects_.has(Trait::threadIdentity) && effects_.place(Trait::threadIdentity).what != dialect_.activeLanesName())
      return illegal(Trait::threadIdentity, ReasonId::tellsRankOrSize);
    return std::nullopt;
  }

  Verdict sharedOut() const {
    const Effects::Place &place = effects_.place(Trait::collective);
    return Verdict::illegal({place.viaCall ? ReasonId::functionSharesOutWork : ReasonId::workSharedOut, {place.what}},
                            place.span);
  }

  /// Refuses work of a warp's lanes if the step does not keep threads in their lanes. Another form of it may.
  std::optional<Verdict> lanes() const {
    if (lanesMapToLanes(index_.unit(), kernel_, step_)) return std::nullopt;
    const ReasonId remedy = step_.axis == Axis::x ? ReasonId::lanesKeptAlongX : ReasonId::lanesKeptAlongOther;
    for (const Trait trait : {Trait::warpExchange, Trait::warpBarrier, Trait::threadIdentity})
      if (effects_.has(trait)) return illegal(trait, ReasonId::lanesSeeEachOther, {remedy});
    if (effects_.has(Trait::volatileAccess))
      return illegal(Trait::volatileAccess, ReasonId::volatileSharedMemory, {remedy});
    if (effects_.has(Trait::clock)) return illegal(Trait::clock, ReasonId::measuresOwnTime, {remedy});
    return std::nullopt;
  }

  Verdict illegal(Trait trait, ReasonId why, std::vector<ReasonArgument> more = {}) const {
    const Effects::Place &place = effects_.place(trait);
    more.insert(more.begin(), place.what);
    return Verdict::illegal({why, std::move(more)}, place.span);
  }

  /// A loop that goes round until another thread has done something: if that is a thread it is
  /// merged with, for ever.
  std::optional<Verdict> waitingLoop() const {
    if (const auto place = findWait(index_.unit(), index_.unit()[kernel_], OtherThreads::any))
      return Verdict::unknown(ReasonId::loopWaitsForThread, *place);
    return std::nullopt;
  }

  const BodyIndex &index_;
  const Body &body_;
  const Dialect &dialect_;
  FunctionId kernel_;
  EffectsAnalysis &analysis_;
  const CoarsenStep &step_;
  Effects effects_;
};

} // namespace

std::optional<Verdict> findObstacle(const BodyIndex &index, FunctionId kernel, EffectsAnalysis &effects,
                                    const CoarsenStep &step) {
  return ObstacleFinder(index, kernel, effects, step).run();
}

bool observesLanes(const Effects &effects) {
  return std::ranges::any_of(
      std::array{Trait::warpExchange, Trait::warpBarrier, Trait::threadIdentity, Trait::volatileAccess, Trait::clock},
      [&](Trait trait) { return effects.has(trait); });
}

} // namespace warpgrain::transform
