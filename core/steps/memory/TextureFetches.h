// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/model/BodyIndex.h"

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

} // namespace warpgrain::transform
