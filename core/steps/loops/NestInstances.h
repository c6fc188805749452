// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/KernelStudy.h"
#include "core/steps/loops/NestedLoops.h"

#include <optional>

namespace warpgrain::transform {

/// Why a nest may not be gone through in another order in one of the kernel's instantiations, which know the types and
/// callees that a template's own body does not. Adds what registers of the nest take for granted.
std::optional<dependence::Verdict> whyNestNotInInstances(KernelStudy &study, const NestedLoops &nest,
                                                         dependence::Verdict &verdict);

} // namespace warpgrain::transform
