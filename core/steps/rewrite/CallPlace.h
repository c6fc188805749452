// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/model/Unit.h"

#include <optional>
#include <string>

namespace warpgrain::transform {

/// Where the parts of a call stand in its file.
struct CallPlace {
  SourceSpan name;
  SourceSpan arguments; ///< between the parentheses
  bool isEmpty = false; ///< nothing but blanks and comments there
};

/// Finds a call's name and parentheses; nothing where a macro hides them.
std::optional<CallPlace> locateCall(const model::Unit &unit, const model::Expression &call);

/// The same for the head of a function's definition, which ends where its body begins; nothing for an explicit
/// specialisation, an operator, and a member that is defined outside its class.
std::optional<CallPlace> locateHead(const model::Unit &unit, const model::Function &function);

/// The edit that puts one more argument (or parameter) before the others.
TextEdit withFirstArgument(const model::Unit &unit, const CallPlace &place, const std::string &words);

} // namespace warpgrain::transform
