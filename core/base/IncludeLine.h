// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string_view>

namespace warpgrain {

/// What a preprocessor line includes.
struct IncludeLine {
  std::string_view name; ///< a part of the line
  bool isQuoted = false; ///< in quotes, so that it is looked for beside the file first
};

/// Of a TokenKind::directive. Nothing where it is another line, where the name is computed, or where more than a
/// comment follows the name.
std::optional<IncludeLine> includeLineOf(std::string_view directive);

} // namespace warpgrain
