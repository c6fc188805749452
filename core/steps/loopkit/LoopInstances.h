// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/loopkit/CountingLoop.h"

#include <optional>

namespace warpgrain::transform {

/// The loop of another body of the same text, an instantiation's, that stands where one of the kernel's does; none
/// where the instantiation leaves it out.
model::StatementId sameLoopIn(const model::Body &body, const model::Statement &loop);

/// A template's own body tells less than its instantiations, where types and callees are known: why the loop is no such
/// counting loop in one of them.
std::optional<dependence::Verdict> whyNotInInstances(KernelStudy &study, const CountingLoop &loop);

} // namespace warpgrain::transform
