// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/TextSearch.h"

namespace warpgrain::views {

TextSearch::TextSearch(const QString &pattern, const SearchOptions &options) : withGroups_(options.regularExpression) {
  QString text = options.regularExpression ? pattern : QRegularExpression::escape(pattern);
  // Not \b: what is sought may begin or end with a sign that is no letter.
  if (options.wholeWord) text = QStringLiteral("(?<!\\w)(?:") + text + QStringLiteral(")(?!\\w)");
  QRegularExpression::PatternOptions flags = QRegularExpression::MultilineOption;
  if (!options.matchCase) flags |= QRegularExpression::CaseInsensitiveOption;
  expression_ = QRegularExpression(text, flags);
}

QString TextSearch::problem() const {
  return expression_.isValid() ? QString() : expression_.errorString();
}

std::vector<TextMatch> TextSearch::matchesIn(const QString &text) const {
  std::vector<TextMatch> matches;
  if (!expression_.isValid() || expression_.pattern().isEmpty()) return matches;
  qsizetype counted = 0; // characters of the text whose bytes are in `bytes`
  std::size_t bytes = 0;
  const auto bytesTo = [&](qsizetype position) {
    bytes += static_cast<std::size_t>(QStringView(text).mid(counted, position - counted).toUtf8().size());
    counted = position;
    return bytes;
  };
  auto found = expression_.globalMatch(text);
  while (found.hasNext()) {
    const QRegularExpressionMatch match = found.next();
    if (match.capturedLength() == 0) continue;
    TextMatch out;
    out.begin = bytesTo(match.capturedStart());
    out.end = bytesTo(match.capturedEnd());
    out.groups = match.capturedTexts();
    matches.push_back(std::move(out));
  }
  return matches;
}

QString TextSearch::replacementOf(const TextMatch &match, const QString &replacement) const {
  if (!withGroups_) return replacement;
  QString out;
  for (qsizetype i = 0; i < replacement.size(); ++i) {
    if (replacement[i] != u'\\' || i + 1 == replacement.size()) {
      out += replacement[i];
      continue;
    }
    const QChar next = replacement[++i];
    if (next >= u'0' && next <= u'9')
      out += match.groups.value(next.digitValue());
    else if (next == u'n')
      out += u'\n';
    else if (next == u't')
      out += u'\t';
    else
      out += next;
  }
  return out;
}

} // namespace warpgrain::views
