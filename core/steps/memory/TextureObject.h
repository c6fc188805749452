// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"

#include <cstdint>
#include <expected>

namespace warpgrain::transform {

/// Elements of linear memory that a texture object leads to at most (CUDA C++ Programming Guide, technical
/// specifications: maximum width for a 1D texture bound to linear memory), on the GPUs that have the fewest.
inline constexpr std::int64_t mostTextureElements = std::int64_t{1} << 27;

/// Makes a pointer parameter a texture object over the same memory (`place P texture`): the kernel fetches its elements
/// with tex1Dfetch, and host code makes the object before each launch and destroys it when the kernel has ended.
/// Refused where not every use is a read of one element, and where a launch does not show how much memory there is.
std::expected<TextEdits, dependence::Verdict> writeTextureObject(KernelStudy &study, model::VariableId pointer,
                                                                 dependence::Verdict &verdict);

} // namespace warpgrain::transform
