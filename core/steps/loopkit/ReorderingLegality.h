// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/loopkit/CountingLoop.h"

#include <functional>
#include <optional>
#include <set>

namespace warpgrain::transform {

/// Why threads that meet inside a loop forbid to do its work in another order: a barrier, an operation of the warp.
std::optional<dependence::Verdict> whyThreadsMeet(KernelStudy &study, model::StatementId loop);

/// A break out of a loop, or a jump whose target is not followed: the loop's iterations are then not known before it
/// begins.
std::optional<dependence::Verdict> whyLeftEarly(const model::BodyIndex &index, model::StatementId loop);

/// Why a register that is declared before a loop forbids to do its iterations in another order: it carries a value from
/// one to the next. Each iteration may give it a new value first, and sums of integers may be taken in any order; what
/// that takes for granted is added. `counters` are left alone.
std::optional<dependence::Verdict> whyNotByRegisters(const model::BodyIndex &index, model::StatementId loop,
                                                     model::StatementId body,
                                                     const std::set<model::VariableId> &counters,
                                                     dependence::Verdict &verdict);

/// Whether a dependence between accesses of the instances would be turned round.
using TurnsRound =
    std::function<bool(const access::KernelInstances &instances, const dependence::CarriedDependence &dependence)>;

/// The first dependence that a loop carries and that would be turned round, as a verdict with both places and the
/// distance; `doing`: "interchanging the loops". Adds what the answer rests on.
std::optional<dependence::Verdict> whyTurnedRound(KernelStudy &study, model::StatementId loop,
                                                  const dependence::Reason &doing, const TurnsRound &turnsRound,
                                                  dependence::Verdict &verdict);

/// True where an array is declared inside a statement of the body that was executed: each iteration has its own.
bool isOfOneIteration(const access::KernelInstances &instances, std::size_t access, const SourceSpan &within);

/// The value that a counter has after its loop is not used: it is declared in the header, or each use elsewhere is in a
/// loop that begins with a new one.
bool isCounterDeadAfter(const model::BodyIndex &index, const CountingLoop &loop);

/// Like isCounterDeadAfter, as a reason.
std::optional<dependence::Verdict> whyCounterIsUsedAfter(const model::BodyIndex &index, const CountingLoop &loop);

} // namespace warpgrain::transform
