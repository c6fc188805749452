// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Dialect.h"
#include "core/model/Unit.h"

#include <initializer_list>
#include <optional>
#include <string_view>

namespace warpgrain::transform {

/// A qualifier before a kernel's body.
struct HeadWord {
  std::string_view word; ///< as the language spells it
  SourceSpan span;       ///< the word itself, or the macro that stands for it
};

/// Finds the first of some qualifiers in the head of a kernel's definition, or in a declaration of a kernel with its
/// name in the unit's files. Macros of these files are looked into.
std::optional<HeadWord> findHeadWord(const model::Unit &unit, const model::Function &kernel,
                                     std::initializer_list<model::Qualifier> qualifiers);

} // namespace warpgrain::transform
