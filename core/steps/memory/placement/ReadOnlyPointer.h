// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"

#include <optional>

namespace warpgrain::transform {

/// Refuses a pointer parameter if the kernel may write the memory behind it, through the parameter or otherwise: the
/// parameter is reassigned, its address is kept, or something that the kernel writes may alias the memory. Adds the
/// assumption that other pointers do not alias it, unless one of the two is __restrict__.
std::optional<dependence::Verdict> whyNotReadOnly(KernelStudy &study, model::VariableId pointer,
                                                  dependence::Verdict &verdict);

} // namespace warpgrain::transform
