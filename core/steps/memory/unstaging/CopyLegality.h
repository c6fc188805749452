// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/memory/unstaging/SharedCopy.h"

#include <optional>

namespace warpgrain::transform {

/// Refuses reads of elements that the copy has not certainly written in the same round: in the same iteration of the
/// loop around both. `scope`: the launches that this is asked for.
std::optional<dependence::Verdict> whyNotCopied(KernelStudy &study, const SharedCopy &copy, LaunchScope scope);

/// Refuses a copy of memory that the kernel may write, or of other memory than a pointer parameter leads to. Assumes
/// that pointers do not overlap where nothing tells.
std::optional<dependence::Verdict> whyCopiedChanges(KernelStudy &study, const SharedCopy &copy,
                                                    dependence::Verdict &verdict);

} // namespace warpgrain::transform
