// SPDX-License-Identifier: Apache-2.0
#include "core/base/IncludeLine.h"

#include "core/base/Trimmed.h"

namespace warpgrain {

namespace {

bool skip(std::string_view &text, std::string_view word) {
  if (!text.starts_with(word)) return false;
  text = trimmed(text.substr(word.size()));
  return true;
}

} // namespace

std::optional<IncludeLine> includeLineOf(std::string_view directive) {
  std::string_view rest = trimmed(directive);
  if (!skip(rest, "#") || !skip(rest, "include") || rest.empty()) return std::nullopt;
  const bool isQuoted = rest.front() == '"';
  if (!isQuoted && rest.front() != '<') return std::nullopt;
  const std::size_t end = rest.find(isQuoted ? '"' : '>', 1);
  if (end == std::string_view::npos) return std::nullopt;
  const std::string_view name = rest.substr(1, end - 1);
  const std::string_view behind = trimmed(rest.substr(end + 1));
  const bool isWhole = behind.empty() || behind.starts_with("//") || behind.starts_with("/*");
  if (name.empty() || name.contains('\n') || !isWhole) return std::nullopt;
  return IncludeLine{.name = name, .isQuoted = isQuoted};
}

} // namespace warpgrain
