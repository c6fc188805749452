// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"

#include <optional>

namespace warpgrain::transform {

/// Returns a launch in the unit that hands over one pointer for both parameters, null if there is none. `one` and
/// `other` are the places of the parameters' names, which instances of a template share.
/// Pointers to the same array with different offsets count as two: the parts may not overlap.
const model::Launch *findLaunchWithOnePointer(const KernelStudy &study, SourceSpan one, SourceSpan other);

/// Refuses a step that changes the order in which a thread uses memory if a launch in the unit hands over one pointer
/// for two parameters and the kernel writes through one of them: the analysis takes them to lead to different memory.
std::optional<dependence::Verdict> whyLaunchedWithOnePointer(KernelStudy &study);

} // namespace warpgrain::transform
