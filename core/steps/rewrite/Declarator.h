// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <cstdint>
#include <string>

namespace warpgrain::transform {

/// The parts of one declarator as they are written: `const float` `*` `p` `[4]` `= q`; `int` `(*` `row` `)[2]` `= w`.
struct Declarator {
  std::string specifiers; ///< shared by all declarators of the statement
  std::string prefix;     ///< pointer operators before the name, and the bracket around both
  std::string name;
  std::string suffix;          ///< array extents after the name; what follows the bracket
  SourceSpan initializer;      ///< the text that gives the value, without `=`; with its brackets for
                               ///< `x(5)` and `x{5}`
  char initializerForm = '\0'; ///< '=', '(' or '{'; 0 where there is none
  SourceSpan whole;            ///< from the prefix to the initializer's end
};

/// Takes a variable's declaration apart. Precondition: it is a local variable declared in a file,
/// not by a macro.
Declarator splitDeclarator(const model::Unit &unit, const model::Body &body, model::VariableId variable);

/// The declaration's specifiers and prefix for an object that is assigned later: without a const of
/// its own, and with the deduced type in place of `auto`.
std::string assignableType(const model::Unit &unit, const model::Body &body, model::VariableId variable,
                           const Declarator &declarator);

/// What stands after the name then: the array's extents, or `)[2]` of a pointer to arrays.
std::string assignableSuffix(const model::Unit &unit, const model::Body &body, model::VariableId variable,
                             const Declarator &declarator);

} // namespace warpgrain::transform
