// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Launch.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/loopkit/CountingLoop.h"

#include <optional>

namespace warpgrain::transform {

/// Refuses a barrier next to a statement that some threads of a block may not reach, or may reach more often than
/// others. `block`: the known extents; axes with one thread are ignored.
std::optional<dependence::Verdict> whyNotReachedTogether(KernelStudy &study, model::StatementId statement,
                                                         const model::Extents &block);

/// Refuses a barrier in a loop whose trip count may differ between threads.
std::optional<dependence::Verdict> whyNotRoundTogether(KernelStudy &study, const CountingLoop &loop,
                                                       const model::Extents &block);

} // namespace warpgrain::transform
