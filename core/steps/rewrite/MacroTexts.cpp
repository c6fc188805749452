// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/MacroTexts.h"

#include "core/base/Tokens.h"

namespace warpgrain::transform {

MacroTexts::MacroTexts(const model::Unit &unit) {
  for (const model::File &file : unit.files)
    for (const Token &token : tokenize(file.text)) {
      if (token.kind != TokenKind::directive) continue;
      const std::string_view line = textOf(file.text, token).substr(1);
      const auto tokens = tokenize(line);
      if (tokens.size() > 1 && textOf(line, tokens[0]) == "define")
        texts_[std::string(textOf(line, tokens[1]))].push_back(line.substr(tokens[1].end));
    }
}

std::set<std::string, std::less<>> MacroTexts::wordsBehind(std::string_view text) const {
  std::set<std::string, std::less<>> seen;
  std::set<std::string, std::less<>> out;
  add(text, seen, out);
  return out;
}

void MacroTexts::add(std::string_view text, std::set<std::string, std::less<>> &seen,
                     std::set<std::string, std::less<>> &out) const {
  for (const Token &token : tokenize(text)) {
    if (token.kind != TokenKind::identifier) continue;
    const auto macro = texts_.find(textOf(text, token));
    if (macro == texts_.end() || !seen.insert(macro->first).second) continue;
    for (const std::string_view behind : macro->second) {
      for (const Token &part : tokenize(behind))
        if (part.kind == TokenKind::identifier) out.emplace(textOf(behind, part));
      add(behind, seen, out);
    }
  }
}

} // namespace warpgrain::transform
