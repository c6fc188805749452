// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/model/BodyIndex.h"
#include "core/model/Unit.h"
#include "core/plan/KernelStudy.h"

#include <cstdint>
#include <expected>
#include <string>

namespace warpgrain::transform {

/// Returns the element type's name as template argument of tex1Dfetch; empty if texture objects do not support the
/// type. They support scalars of up to four bytes, and vectors of one, two or four of them.
std::string textureElementOf(const model::Type &type);

/// Returns the edits that replace every read of an element through a pointer by a fetch: `in[i]`, `*(in + i)`, `*in`,
/// and `__ldg` of their addresses. Refuses any other use, and a use inside a macro.
std::expected<TextEdits, dependence::Verdict> fetchesInstead(const model::BodyIndex &index,
                                                             const model::Function &kernel, model::VariableId pointer,
                                                             const std::string &element);

/// Maximum number of elements of a texture object over linear memory (CUDA C++ Programming Guide, technical
/// specifications: maximum width for a 1D texture bound to linear memory), on the GPUs with the lowest limit.
inline constexpr std::int64_t mostTextureElements = std::int64_t{1} << 27;

/// Replaces a pointer parameter by a texture object over the same memory (`place P texture`): the kernel fetches its
/// elements with tex1Dfetch, and host code creates the object before each launch and destroys it after the kernel has
/// ended. Refuses unless every use is a read of one element and every launch shows the size of the memory.
std::expected<TextEdits, dependence::Verdict> writeTextureObject(KernelStudy &study, model::VariableId pointer,
                                                                 dependence::Verdict &verdict);

/// Returns host code for the allocated size, in bytes, behind a pointer argument of a launch: the size argument of the
/// one cudaMalloc or cudaMallocManaged in the launching function that allocated it. Refuses unless the pointer is a
/// local variable that has no other assignment, and if the size expression would not be valid at the launch.
std::expected<std::string, dependence::Verdict> allocatedBytes(const model::Unit &unit, const model::Launch &launch,
                                                               model::ExpressionId pointer);

} // namespace warpgrain::transform
