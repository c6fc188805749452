// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/DirectiveSearch.h"

#include <algorithm>

namespace warpgrain::frontend {

namespace {

constexpr std::string_view blanks = " \t";

std::string_view withoutBlanks(std::string_view text) {
  return text.substr(std::min(text.find_first_not_of(blanks), text.size()));
}

/// True where a line up to the word `pragma` is a number sign alone.
bool isDirective(std::string_view before) {
  const std::size_t lineBreak = before.rfind('\n');
  if (lineBreak != std::string_view::npos) before.remove_prefix(lineBreak + 1);
  before = withoutBlanks(before);
  return before.starts_with('#') && withoutBlanks(before.substr(1)).empty();
}

/// True where `omp` is the first word.
bool beginsWithOmp(std::string_view text) {
  text = withoutBlanks(text);
  return text.starts_with("omp") && text.size() > 3 && blanks.find(text[3]) != std::string_view::npos;
}

} // namespace

bool holdsOpenMp(std::string_view text) {
  constexpr std::string_view word = "ragma"; // of `pragma` and of `_Pragma`
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    if (at == 0) continue;
    const std::string_view before = text.substr(0, at - 1);
    std::string_view behind = text.substr(at + word.size());
    if (text[at - 1] == 'p' && isDirective(before) && beginsWithOmp(behind)) return true;
    if (text[at - 1] != 'P' || !before.ends_with('_')) continue;
    behind = withoutBlanks(behind);
    if (!behind.starts_with('(')) continue;
    behind = withoutBlanks(behind.substr(1));
    if (behind.starts_with('"') && beginsWithOmp(behind.substr(1))) return true;
  }
  return false;
}

bool holdsOpenMp(const model::Unit &unit) {
  return std::ranges::any_of(unit.files, [](const model::File &file) { return holdsOpenMp(file.text); });
}

} // namespace warpgrain::frontend
