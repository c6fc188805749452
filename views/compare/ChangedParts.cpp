// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/compare/LineAlignment.h"
#include "views/compare/Words.h"

#include <dtl/dtl.hpp>

namespace warpgrain::views {

namespace {

/// Adds a range, joined to the last one where they touch.
void add(Ranges &ranges, std::size_t begin, std::size_t length) {
  if (!ranges.empty() && ranges.back().second == begin)
    ranges.back().second += length;
  else
    ranges.emplace_back(begin, begin + length);
}

/// A word of a line, and where it begins there.
struct PlacedWord {
  std::string text;
  std::size_t begin = 0;
};

std::vector<PlacedWord> placedWords(std::string_view line, bool withBlanks) {
  std::vector<PlacedWord> out;
  std::size_t begin = 0;
  for (std::string &word : wordsOf(line)) {
    const std::size_t length = word.size();
    if (withBlanks || !isBlankWord(word)) out.push_back({std::move(word), begin});
    begin += length;
  }
  return out;
}

std::vector<std::string> textsOf(const std::vector<PlacedWord> &words) {
  std::vector<std::string> out;
  for (const PlacedWord &word : words)
    out.push_back(word.text);
  return out;
}

std::pair<Ranges, Ranges> changedWords(std::string_view left, std::string_view right, bool withBlanks) {
  const std::vector<PlacedWord> leftWords = placedWords(left, withBlanks);
  const std::vector<PlacedWord> rightWords = placedWords(right, withBlanks);
  dtl::Diff<std::string> diff(textsOf(leftWords), textsOf(rightWords));
  diff.compose();
  std::pair<Ranges, Ranges> parts;
  auto atLeft = leftWords.begin();
  auto atRight = rightWords.begin();
  for (const auto &[word, info] : diff.getSes().getSequence()) {
    if (info.type == dtl::SES_DELETE) add(parts.first, atLeft->begin, word.size());
    if (info.type == dtl::SES_ADD) add(parts.second, atRight->begin, word.size());
    if (info.type != dtl::SES_ADD) ++atLeft;
    if (info.type != dtl::SES_DELETE) ++atRight;
  }
  return parts;
}

} // namespace

std::pair<Ranges, Ranges> changedParts(std::string_view left, std::string_view right, WhiteSpace whiteSpace) {
  if (whiteSpace == WhiteSpace::ignored)
    if (auto parts = changedWords(left, right, false); parts != std::pair<Ranges, Ranges>()) return parts;
  return changedWords(left, right, true);
}

} // namespace warpgrain::views
