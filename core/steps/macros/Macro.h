// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

/// A macro that the unit defines once and for all.
struct Macro {
  std::string name;
  bool isFunctionLike = false;
  std::vector<std::string> parameters;
  std::string replacement; ///< without comments; continued lines are lines
  SourceSpan definition;

  /// The text of a use with all of the macro's own uses in its arguments written out too; nothing where the number of
  /// arguments is another.
  std::optional<std::string> expanded(const std::vector<std::string_view> &arguments) const;
};

/// A use of a macro in a text: the name, and for a macro with parameters the arguments in their parentheses.
struct MacroUse {
  std::uint32_t begin = 0; ///< in the text
  std::uint32_t end = 0;
  std::vector<std::string_view> arguments;
};

/// Reads the definition of a macro; refuses one that is not the only one, or whose text cannot stand in its place.
std::expected<Macro, dependence::Verdict> readMacro(const model::Unit &unit, const std::string &name,
                                                    const SourceSpan &user);

/// The outermost uses of a macro in a text, in its order.
std::vector<MacroUse> usesOf(const Macro &macro, std::string_view text);

/// True where two texts would grow together to another token: `-` and `-1`.
bool growTogether(std::string_view before, std::string_view after);

} // namespace warpgrain::transform
