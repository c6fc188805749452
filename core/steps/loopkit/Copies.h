// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/loopkit/CountingLoop.h"

#include <optional>

namespace warpgrain::transform {

/// Why the body of a loop cannot stand several times in the text, one copy after the other: jumps out of it, labels,
/// objects that must stay one, preprocessor lines.
std::optional<dependence::Verdict> whyNotCopied(const model::BodyIndex &index, const CountingLoop &loop);

/// Why the threads that meet inside a loop, at a barrier or by an operation of the warp, would not meet in its copies:
/// they go round a different number of times.
std::optional<dependence::Verdict> whyNotTogether(KernelStudy &study, model::StatementId loop);

} // namespace warpgrain::transform
