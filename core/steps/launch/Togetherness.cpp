// SPDX-License-Identifier: Apache-2.0
#include "core/steps/launch/Togetherness.h"

#include <algorithm>
#include <array>

namespace warpgrain::transform {

using dependence::Effects;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Trait;
using dependence::Verdict;

namespace {

/// What a thread does with others of its block or warp, or that is not followed.
struct Sentence {
  Trait trait;
  ReasonId here;   ///< of the name that has the trait
  ReasonId inside; ///< what a called function does that has it
};

/// What no change in how the kernel is written lifts goes first.
constexpr std::array sentences{
    Sentence{Trait::blockBarrier, ReasonId::waitsForBlock, ReasonId::functionWaitsForBlock},
    Sentence{Trait::gridBarrier, ReasonId::waitsForGrid, ReasonId::functionWaitsForGrid},
    Sentence{Trait::blockVote, ReasonId::countsBlock, ReasonId::functionCountsBlock},
    Sentence{Trait::warpBarrier, ReasonId::waitsForWarp, ReasonId::functionWaitsForWarp},
    Sentence{Trait::warpExchange, ReasonId::exchangesInWarp, ReasonId::functionExchangesInWarp},
    Sentence{Trait::collective, ReasonId::sharesOutOverBlock, ReasonId::functionSharesOutOverBlock},
    Sentence{Trait::threadIdentity, ReasonId::tellsPlace, ReasonId::functionAsksForPlace},
    Sentence{Trait::volatileAccess, ReasonId::isVolatileShared, ReasonId::functionUsesVolatileShared},
    Sentence{Trait::clock, ReasonId::measuresTime, ReasonId::functionMeasuresTime},
    Sentence{Trait::fence, ReasonId::ordersForOthers, ReasonId::functionOrdersForOthers},
    Sentence{Trait::launch, ReasonId::launchedAndNotFollowed, ReasonId::functionLaunches},
    Sentence{Trait::assembly, ReasonId::assemblyMaySeeThread, ReasonId::functionAssemblyMaySeeThread},
    Sentence{Trait::unknownCall, ReasonId::mayReadThreadIndex, ReasonId::functionCallsNotFollowed},
    Sentence{Trait::unknownStatement, ReasonId::isNotUnderstood, ReasonId::functionHoldsNotUnderstood},
    Sentence{Trait::staticLocal, ReasonId::isStaticOfAllThreads, ReasonId::functionHasStaticOfAll},
    Sentence{Trait::lambda, ReasonId::lambdaMayReadThreadIndex, ReasonId::functionMakesLambda},
    Sentence{Trait::threadIdxWhole, ReasonId::isUsedAsWhole, ReasonId::functionUsesThreadIdxWhole},
    Sentence{Trait::blockDimWhole, ReasonId::isUsedAsWhole, ReasonId::functionUsesBlockDimWhole},
};

} // namespace

std::optional<Verdict> whyTogether(const Effects &effects, std::initializer_list<Trait> allowed) {
  for (const Sentence &sentence : sentences) {
    if (!effects.has(sentence.trait) || std::ranges::find(allowed, sentence.trait) != allowed.end()) continue;
    const Effects::Place &place = effects.place(sentence.trait);
    if (place.viaCall)
      return Verdict::unknown(
          {ReasonId::reachedFunction, {place.what, place.why ? *place.why : Reason(sentence.inside)}}, place.span);
    if (!place.why) return Verdict::unknown({sentence.here, {place.what}}, place.span);
    return Verdict::unknown({sentence.trait == Trait::unknownCall ? ReasonId::mayReadThreadIndexBecause : sentence.here,
                             {place.what, *place.why}},
                            place.span);
  }
  return std::nullopt;
}

} // namespace warpgrain::transform
