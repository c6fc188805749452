// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/compare/ComparePane.h"

#include "core/base/TextParts.h"
#include "views/shared/Theme.h"

#include <algorithm>

namespace warpgrain::views {

namespace {

// Markers that colour the whole line.
constexpr int addedMarker = 0;
constexpr int removedMarker = 1;
constexpr int changedMarker = 2;
constexpr int gapMarker = 3;

constexpr int partIndicator = 8;

/// The sign that tells a change without its colour.
QChar signOf(LineChange change) {
  switch (change) {
  case LineChange::added:
    return u'+';
  case LineChange::removed:
    return u'−';
  case LineChange::changed:
    return u'~';
  default:
    return u' ';
  }
}

} // namespace

ComparePane::ComparePane(Side side, QWidget *parent) : ReadingPane(Language::cuda, parent), side_(side) {
  for (const int marker : {addedMarker, removedMarker, changedMarker, gapMarker})
    markerDefine(Background, marker);
  indicatorDefine(StraightBoxIndicator, partIndicator);
  setIndicatorDrawUnder(true, partIndicator);
  SendScintilla(SCI_INDICSETALPHA, static_cast<unsigned long>(partIndicator), 255L);
  SendScintilla(SCI_INDICSETOUTLINEALPHA, static_cast<unsigned long>(partIndicator), 255L);
  ComparePane::applyTheme();
}

void ComparePane::applyTheme() {
  ReadingPane::applyTheme();
  const ThemeColours &theme = themeColours(isDark(palette()));
  setMarkerBackgroundColor(theme.addedLine, addedMarker);
  setMarkerBackgroundColor(theme.removedLine, removedMarker);
  setMarkerBackgroundColor(theme.changedLine, changedMarker);
  setMarkerBackgroundColor(theme.noLine, gapMarker);
  setIndicatorForegroundColor(theme.changedText, partIndicator);
  setIndicatorOutlineColor(theme.changedText, partIndicator);
}

void ComparePane::show(const LineAlignment &alignment, const QString &text, const QString &otherText,
                       WhiteSpace whiteSpace) {
  const QByteArray own = text.toUtf8();
  const QByteArray other = otherText.toUtf8();
  const std::vector<std::string_view> lines = linesOf({own.constData(), static_cast<std::size_t>(own.size())});
  const std::vector<std::string_view> otherLines = linesOf({other.constData(), static_cast<std::size_t>(other.size())});
  QByteArray padded;
  for (const AlignedRow &row : alignment.rows) {
    if (const auto line = lineIn(row)) padded.append(lines[*line].data(), static_cast<qsizetype>(lines[*line].size()));
    padded += '\n';
  }
  padded.chop(1);
  setText(QString::fromUtf8(padded));
  writeMargin(alignment, lines.size());
  markRows(alignment);
  markParts(alignment, lines, otherLines, whiteSpace);
}

void ComparePane::writeMargin(const LineAlignment &alignment, std::size_t lineCount) {
  clearMarginText();
  for (std::size_t i = 0; i < alignment.rows.size(); ++i)
    if (const auto line = lineIn(alignment.rows[i])) {
      const QString text = QString::number(*line + 1) + u' ' + signOf(alignment.rows[i].change);
      setMarginText(static_cast<int>(i), text, STYLE_LINENUMBER);
    }
  setMarginWidth(textMargin, QString(QString::number(lineCount).size() + 3, u'9'));
}

void ComparePane::markRows(const LineAlignment &alignment) {
  markerDeleteAll();
  for (std::size_t i = 0; i < alignment.rows.size(); ++i) {
    const AlignedRow &row = alignment.rows[i];
    const int line = static_cast<int>(i);
    if (!lineIn(row))
      markerAdd(line, gapMarker);
    else if (row.change == LineChange::added)
      markerAdd(line, addedMarker);
    else if (row.change == LineChange::removed)
      markerAdd(line, removedMarker);
    else if (row.change == LineChange::changed)
      markerAdd(line, changedMarker);
  }
}

void ComparePane::markParts(const LineAlignment &alignment, const std::vector<std::string_view> &lines,
                            const std::vector<std::string_view> &otherLines, WhiteSpace whiteSpace) {
  SendScintilla(SCI_SETINDICATORCURRENT, partIndicator);
  SendScintilla(SCI_INDICATORCLEARRANGE, 0UL, SendScintilla(SCI_GETLENGTH));
  for (std::size_t i = 0; i < alignment.rows.size(); ++i) {
    const AlignedRow &row = alignment.rows[i];
    if (row.change != LineChange::changed) continue;
    const bool isLeft = side_ == Side::left;
    const auto [left, right] = changedParts(isLeft ? lines[*row.left] : otherLines[*row.left],
                                            isLeft ? otherLines[*row.right] : lines[*row.right], whiteSpace);
    const long start = SendScintilla(SCI_POSITIONFROMLINE, static_cast<unsigned long>(i));
    for (const auto &[begin, end] : isLeft ? left : right)
      SendScintilla(SCI_INDICATORFILLRANGE, static_cast<unsigned long>(start + static_cast<long>(begin)),
                    static_cast<long>(end - begin));
  }
}

} // namespace warpgrain::views
