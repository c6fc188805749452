// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QString>

#include <cstddef>
#include <vector>

namespace warpgrain::views {

struct SearchOptions {
  bool matchCase = false;
  bool wholeWord = false;
  bool regularExpression = false;
};

/// One place where the sought text stands.
struct TextMatch {
  std::size_t begin = 0; ///< byte offsets in the UTF-8 text
  std::size_t end = 0;
  QStringList groups; ///< the whole match, then what the parentheses matched
};

/// A search as a person typed it.
class TextSearch {
public:
  TextSearch(const QString &pattern, const SearchOptions &options);

  /// What is wrong with the regular expression; empty: nothing.
  QString problem() const;
  /// All matches that are not empty, in order.
  std::vector<TextMatch> matchesIn(const QString &text) const;
  /// What takes the place of a match: with regular expressions, \0 to \9 are groups, \n and \t line end and tab.
  QString replacementOf(const TextMatch &match, const QString &replacement) const;

private:
  QRegularExpression expression_;
  bool withGroups_;
};

} // namespace warpgrain::views
