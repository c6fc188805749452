// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"

#include <cstdint>
#include <expected>

namespace warpgrain::transform {

/// Maximum number of elements of a texture object over linear memory (CUDA C++ Programming Guide, technical
/// specifications: maximum width for a 1D texture bound to linear memory), on the GPUs with the lowest limit.
inline constexpr std::int64_t mostTextureElements = std::int64_t{1} << 27;

/// Replaces a pointer parameter by a texture object over the same memory (`place P texture`): the kernel fetches its
/// elements with tex1Dfetch, and host code creates the object before each launch and destroys it after the kernel has
/// ended. Refuses unless every use is a read of one element and every launch shows the size of the memory.
std::expected<TextEdits, dependence::Verdict> writeTextureObject(KernelStudy &study, model::VariableId pointer,
                                                                 dependence::Verdict &verdict);

} // namespace warpgrain::transform
