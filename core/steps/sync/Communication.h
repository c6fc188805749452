// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"

#include <optional>

namespace warpgrain::transform {

/// What a kernel does, itself or in a function that it calls, that a barrier may matter for without any access of its
/// own block telling so: fences, volatile accesses, surfaces, threads that are told by which others run beside them,
/// and whatever is not followed.
std::optional<dependence::Verdict> whyBarriersMatter(KernelStudy &study);

} // namespace warpgrain::transform
