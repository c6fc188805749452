// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/unroll/JamPlan.h"

#include <cstdint>
#include <optional>

namespace warpgrain::transform {

/// Why a nest may not be jammed because of what a thread does besides computing: jumps, output, fences, calls that are
/// not followed.
std::optional<dependence::Verdict> whyNotReordered(KernelStudy &study, const CountingLoop &outer);

/// Why threads that meet inside a nest would not find what they wait for: a shared loop goes round differently for some
/// of them, or what one iteration leaves for another thread's later one would have to pass a barrier.
std::optional<dependence::Verdict> whyNotMeeting(KernelStudy &study, const CountingLoop &outer, const JamPlan &plan,
                                                 dependence::Verdict &verdict);

/// Whether memory allows it (ALG-C1, corrected): a dependence with distance d > 0 along the outer loop, whose sink
/// would come before its source among the copies of one group, allows factors up to d. Adds what the answer rests on.
std::optional<dependence::Verdict> whyNotByDistance(KernelStudy &study, const CountingLoop &outer, const JamPlan &plan,
                                                    std::int64_t factor, dependence::Verdict &verdict);

/// Why a register that is declared before a nest forbids to jam it: it carries a value from one iteration of the outer
/// loop to the next in an order that would change. Where a register can be made each copy's own, the plan is told so.
std::optional<dependence::Verdict> judgeRegisters(const model::BodyIndex &index, const CountingLoop &outer,
                                                  JamPlan &plan);

} // namespace warpgrain::transform
