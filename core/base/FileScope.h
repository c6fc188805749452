// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Tokens.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain {

enum class ScopeItemKind : std::uint8_t {
  directive, ///< a preprocessor line
  function,  ///< with its body
  other,     ///< a variable, a type, a declaration without a body
};

/// What stands at file scope or in a namespace of a C++ text, found by its tokens alone: nothing is preprocessed.
struct ScopeItem {
  ScopeItemKind kind = ScopeItemKind::other;
  std::size_t firstToken = 0;
  std::size_t bodyToken = 0; ///< the brace that opens a function's body; else the end
  std::size_t endToken = 0;  ///< behind the last one
  std::uint32_t begin = 0;   ///< offsets in the text
  std::uint32_t end = 0;
  bool hasDirective = false;       ///< a preprocessor line stands within it
  std::vector<std::string> scopes; ///< what opens each scope around it: "namespace image", `extern "C"`
};

/// The items in their order. `tokens`: of the text, without comments. An item that no brace or semicolon ends goes to
/// the end of the text.
std::vector<ScopeItem> fileScopeOf(std::string_view text, const std::vector<Token> &tokens);

/// The tokens of a text without its comments.
std::vector<Token> tokensWithoutComments(std::string_view text);

} // namespace warpgrain
