// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/IncludeHeader.h"

#include "core/base/Tokens.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace warpgrain::transform {

/// An include inside of braces is no place: it may stand in a function.
std::optional<TextEdit> includeOf(const model::Unit &unit, FileId file, std::uint32_t use,
                                  const std::vector<std::string_view> &headers) {
  const std::string_view text = unit[file].text;
  std::uint32_t at = 0;   // after the last include that is not under a condition
  std::uint32_t code = 0; // before the first line that is not a comment
  bool sawCode = false;
  int depth = 0;
  int braces = 0;
  for (const Token &token : tokenize(text)) {
    if (token.begin >= use) break;
    if (!sawCode && token.kind != TokenKind::comment) code = token.begin;
    sawCode |= token.kind != TokenKind::comment;
    if (textOf(text, token) == "{") ++braces;
    if (textOf(text, token) == "}") --braces;
    if (token.kind != TokenKind::directive) continue;
    const std::string_view line = textOf(text, token);
    const std::size_t word = line.find_first_not_of(" \t", 1);
    const std::string_view name = word == std::string_view::npos ? std::string_view() : line.substr(word);
    if (name.starts_with("if")) ++depth;
    if (name.starts_with("endif")) --depth;
    if (!name.starts_with("include")) continue;
    const auto isNamed = [name](std::string_view header) { return name.find(header) != std::string_view::npos; };
    if (std::ranges::any_of(headers, isNamed)) return std::nullopt;
    if (depth == 0 && braces == 0) at = token.end;
  }
  const std::uint32_t place = at == 0 ? code : at;
  const std::string line = "#include " + std::string(headers.front());
  return TextEdit{{.file = file, .begin = place, .end = place}, at == 0 ? line + "\n\n" : "\n" + line};
}

std::optional<TextEdit> assertIncluded(const model::Unit &unit, FileId file, std::uint32_t use) {
  return includeOf(unit, file, use, {"<cassert>", "<assert.h>"});
}

} // namespace warpgrain::transform
