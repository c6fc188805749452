// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Body.h"
#include "core/model/Unit.h"

#include <functional>
#include <optional>
#include <string>

namespace warpgrain::transform {

/// A word of a language that stands for an expression of several indices: get_global_id(0) is get_group_id(0) *
/// get_local_size(0) + get_local_id(0). The frontend records that expression. Its place is that of the whole word; the
/// places of its parts are not editable, and their macro is the word with `()`, which no macro's name has.
///
/// Returns the whole expression that an index is a part of; none if the index stands for itself, or if a macro hides
/// the word.
model::ExpressionId composedIndexOf(const model::Body &body, model::ExpressionId index);

/// The expression written out, with other texts in place of its indices. A text with an operator in it is put in
/// brackets where it must be.
std::string writtenOut(const model::Body &body, model::ExpressionId composed,
                       const std::function<std::string(const model::Expression &index)> &textOf);

/// Adds the assumption that no launch has an offset where a function of the unit reads a place in the whole grid, as
/// get_global_id(0), which counts from the launch's offset.
void assumeNoOffset(const model::Unit &unit, dependence::Verdict &verdict);

/// The type of the indices that a body reads, as it is written: `unsigned int`, and `size_t` where the language has
/// indices of 64 bits. A variable of another type would give `index - 1` another value.
std::string indexType(const model::Unit &unit, const model::Body &body);

/// The same word for another axis: get_global_id(1). Nothing if its indices are of several axes.
std::optional<std::string> wordAlong(const model::Body &body, model::ExpressionId composed,
                                     const std::function<model::Axis(model::Axis)> &other);

} // namespace warpgrain::transform
