// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <set>
#include <string>
#include <string_view>

namespace warpgrain::transform {

/// Words to which a function gives a meaning of its own, beside its variables.
struct DeclaredWords {
  /// Its template's parameters, and what its body declares: types with their other names, enumerators, members of
  /// unions without a name, what using-declarations bring. May hold more words of such declarations.
  std::set<std::string, std::less<>> words;
  bool usesNamespace = false; ///< a using-directive in its body may bring any function or type
  bool isOpen = false;        ///< it may declare any word: by `using enum`, or by a macro whose text is not known
};

/// What the text of one declaration declares, beside variables and functions; macros are not looked into.
DeclaredWords declaredIn(std::string_view declaration);

DeclaredWords declaredWordsOf(const model::Unit &unit, const model::Function &function);

/// The parameters of a function's template, by the text of its head.
std::set<std::string, std::less<>> templateParametersOf(const model::Unit &unit, const model::Function &function);

} // namespace warpgrain::transform
