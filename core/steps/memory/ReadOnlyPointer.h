// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"

#include <optional>

namespace warpgrain::transform {

/// Why a pointer parameter may not be one through which the kernel only reads memory that it does not write otherwise
/// either: it is given another value, its address is kept, or something that the kernel writes may be what it leads to.
/// That other pointers lead elsewhere is added as an assumption, unless one of the two is __restrict__.
std::optional<dependence::Verdict> whyNotReadOnly(KernelStudy &study, model::VariableId pointer,
                                                  dependence::Verdict &verdict);

} // namespace warpgrain::transform
