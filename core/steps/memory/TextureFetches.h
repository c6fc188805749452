// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/model/BodyIndex.h"

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

} // namespace warpgrain::transform
