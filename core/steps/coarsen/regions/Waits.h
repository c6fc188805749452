// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Function.h"
#include "core/model/Unit.h"
#include "core/steps/coarsen/regions/Looks.h"

#include <optional>

namespace warpgrain::transform {

/// Returns where a kernel, or a function that it calls, may wait until other threads have changed memory: a loop, a
/// jump backwards or a recursion that goes on or ends by what it sees of them (Looks). A loop that tries a
/// compare-and-swap until it succeeds waits for nobody: where one thread's attempt fails, another's has succeeded. Nor
/// is a loop returned that goes from place to place (movesAllLooks): whoever allows a step assumes that it ends
/// (assumeLoopsEnd).
std::optional<SourceSpan> findWait(const model::Unit &unit, const model::Function &kernel, OtherThreads whose);

/// Assumes of each loop that goes from place to place by what it sees of other threads that it ends even if they store
/// nothing more.
void assumeLoopsEnd(const model::Unit &unit, const model::Function &kernel, OtherThreads whose,
                    dependence::Verdict &verdict);

} // namespace warpgrain::transform
