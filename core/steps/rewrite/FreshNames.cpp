// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/FreshNames.h"

#include "core/base/Tokens.h"

#include <string_view>

namespace warpgrain::transform {

namespace {

void addNames(std::string_view text, std::set<std::string> &out) {
  for (const Token &token : tokenize(text))
    if (token.kind == TokenKind::identifier) out.emplace(textOf(text, token));
}

/// Where a line ends, with those that a backslash continues it by.
std::size_t endOfLine(std::string_view text, std::size_t at) {
  for (at = text.find('\n', at); at != std::string_view::npos; at = text.find('\n', at + 1)) {
    const std::size_t last = text[at - 1] == '\r' ? at - 2 : at - 1;
    if (text[last] != '\\') return at;
  }
  return text.size();
}

/// The names of macros, and those that stand in them: what the preprocessor makes of the kernel's text has them too.
void addNamesOfMacros(std::string_view text, std::set<std::string> &out) {
  constexpr std::string_view word = "define";
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + word.size())) {
    const std::size_t before = text.substr(0, at).find_last_not_of(" \t");
    if (before == std::string_view::npos || text[before] != '#') continue;
    const std::size_t begin = at + word.size();
    addNames(text.substr(begin, endOfLine(text, begin) - begin), out);
  }
}

} // namespace

FreshNames::FreshNames(const model::Unit &unit, const model::Function &kernel) {
  addNames(unit.textOf(kernel.span), used_);
  for (const model::File &file : unit.files)
    addNamesOfMacros(file.text, used_);
}

std::string FreshNames::take(const std::string &wish) {
  std::string name = wish;
  for (int i = 2; used_.contains(name); ++i)
    name = wish + std::to_string(i);
  used_.insert(name);
  return name;
}

} // namespace warpgrain::transform
