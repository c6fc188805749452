// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/palette/FuzzyMatch.h"

#include <algorithm>
#include <vector>

namespace warpgrain::views {

namespace {

constexpr int none = -1'000'000;
constexpr int letterScore = 4;
constexpr int wordBonus = 8;   ///< for the first letter of a word
constexpr int besideBonus = 6; ///< for a letter right behind the one before

bool beginsWord(const QString &text, qsizetype at) {
  if (at == 0 || !text[at - 1].isLetterOrNumber()) return true;
  return text[at].isUpper() && text[at - 1].isLower();
}

QString lettersOf(const QString &pattern) {
  QString out;
  for (const QChar c : pattern)
    if (!c.isSpace()) out += c.toCaseFolded();
  return out;
}

} // namespace

/// `best[i]` is the best score of the pattern's beginning whose last letter is at `i` in the text.
std::optional<int> fuzzyScore(const QString &pattern, const QString &text) {
  const QString letters = lettersOf(pattern);
  if (letters.isEmpty()) return 0;
  const auto length = static_cast<std::size_t>(text.size());
  std::vector<int> best(length, none);
  for (qsizetype letter = 0; letter < letters.size(); ++letter) {
    std::vector<int> next(length, none);
    int before = letter == 0 ? 0 : none; // the best of all ends further left
    for (std::size_t i = 0; i < length; ++i) {
      const auto at = static_cast<qsizetype>(i);
      const int beside = letter > 0 && i > 0 && best[i - 1] != none ? best[i - 1] + besideBonus : none;
      const int reached = std::max(before, beside);
      if (reached != none && text[at].toCaseFolded() == letters[letter])
        next[i] = reached + letterScore + (beginsWord(text, at) ? wordBonus : 0);
      if (letter > 0) before = std::max(before, best[i]);
    }
    best = std::move(next);
  }
  const int found = best.empty() ? none : *std::ranges::max_element(best);
  if (found == none) return std::nullopt;
  return found - static_cast<int>(text.size()) / 8;
}

} // namespace warpgrain::views
