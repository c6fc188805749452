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

/// The name by which tex1Dfetch takes elements of a type; empty where a texture object has none such: it has scalars of
/// up to four bytes and vectors of one, two and four of them.
std::string textureElementOf(const model::Type &type);

/// The edits that make every read of an element through a pointer a fetch: `in[i]`, `*(in + i)`, `*in`, and `__ldg`
/// of their addresses. Refuses where a
/// use is anything else, or hidden by a macro.
std::expected<TextEdits, dependence::Verdict> fetchesInstead(const model::BodyIndex &index,
                                                             const model::Function &kernel, model::VariableId pointer,
                                                             const std::string &element);

/// Elements of linear memory that a texture object leads to at most (CUDA C++ Programming Guide, technical
/// specifications: maximum width for a 1D texture bound to linear memory), on the GPUs that have the fewest.
inline constexpr std::int64_t mostTextureElements = std::int64_t{1} << 27;

/// Makes a pointer parameter a texture object over the same memory (`place P texture`): the kernel fetches its elements
/// with tex1Dfetch, and host code makes the object before each launch and destroys it when the kernel has ended.
/// Refused where not every use is a read of one element, and where a launch does not show how much memory there is.
std::expected<TextEdits, dependence::Verdict> writeTextureObject(KernelStudy &study, model::VariableId pointer,
                                                                 dependence::Verdict &verdict);

/// Text, in host code, of the number of bytes that a pointer handed over at a launch leads to: what the one cudaMalloc
/// or cudaMallocManaged of the launching function was given that made it. Refused where the pointer is anything but a
/// local variable that nothing else gives a value, and where the number could not be written again at the launch.
std::expected<std::string, dependence::Verdict> allocatedBytes(const model::Unit &unit, const model::Launch &launch,
                                                               model::ExpressionId pointer);

} // namespace warpgrain::transform
