// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/compare/Words.h"

#include <algorithm>
#include <iterator>

namespace warpgrain::views {

namespace {

enum class Kind { word, blank, sign };

Kind kindOf(char c) {
  if (c == ' ' || c == '\t' || c == '\r') return Kind::blank;
  const auto byte = static_cast<unsigned char>(c);
  const bool letter = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9');
  // Bytes of characters beyond ASCII stay together.
  return letter || byte == '_' || byte >= 0x80 ? Kind::word : Kind::sign;
}

std::vector<std::string> sortedWithoutBlanks(std::string_view line) {
  std::vector<std::string> words = wordsOf(line);
  std::erase_if(words, isBlankWord);
  std::ranges::sort(words);
  return words;
}

} // namespace

std::vector<std::string> wordsOf(std::string_view line) {
  std::vector<std::string> words;
  while (!line.empty()) {
    const Kind kind = kindOf(line.front());
    std::size_t length = 1;
    while (kind != Kind::sign && length < line.size() && kindOf(line[length]) == kind)
      ++length;
    words.emplace_back(line.substr(0, length));
    line.remove_prefix(length);
  }
  return words;
}

bool isBlankWord(std::string_view word) {
  return !word.empty() && kindOf(word.front()) == Kind::blank;
}

double likeness(std::string_view left, std::string_view right) {
  const std::vector<std::string> one = sortedWithoutBlanks(left);
  const std::vector<std::string> other = sortedWithoutBlanks(right);
  if (one.empty() && other.empty()) return 1;
  std::vector<std::string> both;
  std::ranges::set_intersection(one, other, std::back_inserter(both));
  return 2.0 * static_cast<double>(both.size()) / static_cast<double>(one.size() + other.size());
}

} // namespace warpgrain::views
