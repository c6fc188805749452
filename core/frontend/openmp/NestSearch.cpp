// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/NestSearch.h"

#include "core/base/Tokens.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <vector>

namespace warpgrain::frontend {

namespace {

bool isPartOfName(char c) {
  return c == '_' || std::isalnum(static_cast<unsigned char>(c)) != 0;
}

bool isSerialName(const std::filesystem::path &file) {
  static constexpr std::array endings{".c", ".cc", ".cpp", ".cxx", ".c++", ".C"};
  return std::ranges::find(endings, file.extension().string()) != endings.end();
}

} // namespace

bool isNestMark(std::string_view directive) {
  std::vector<std::string> words(1);
  for (const char c : directive) {
    if (c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\\' || c == '#') {
      if (!words.back().empty()) words.emplace_back();
    } else {
      words.back() += c;
    }
  }
  if (words.back().empty()) words.pop_back();
  return words == std::vector<std::string>{"pragma", "warpgrain", "map"};
}

bool hasNestMarks(std::string_view text) {
  // Most texts do not name the program.
  if (text.find("warpgrain") == std::string_view::npos) return false;
  return std::ranges::any_of(tokenize(text), [&](const Token &token) {
    return token.kind == TokenKind::directive && isNestMark(textOf(text, token));
  });
}

bool mayHaveNests(const std::filesystem::path &file, std::string_view text) {
  if (!isSerialName(file)) return false;
  constexpr std::string_view word = "for";
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    if (at > 0 && isPartOfName(text[at - 1])) continue;
    const std::size_t next = text.find_first_not_of(" \t\r\n", at + word.size());
    if (next != std::string_view::npos && text[next] == '(') return true;
  }
  return false;
}

} // namespace warpgrain::frontend
