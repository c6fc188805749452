// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Launch.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/loopkit/CountingLoop.h"

#include <optional>

namespace warpgrain::transform {

/// Why a barrier may not be put beside a statement: some threads of a block do not come there, or come there more often
/// than others. `block`: known extents; axes with one thread do not matter.
std::optional<dependence::Verdict> whyNotReachedTogether(KernelStudy &study, model::StatementId statement,
                                                         const model::Extents &block);

/// Why a barrier may not be put into a loop: some threads go round it another number of times.
std::optional<dependence::Verdict> whyNotRoundTogether(KernelStudy &study, const CountingLoop &loop,
                                                       const model::Extents &block);

} // namespace warpgrain::transform
