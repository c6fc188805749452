// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/compare/ComparePane.h"

#include "views/editor/SharedZoom.h"
#include "views/shared/Theme.h"

#include <QEvent>
#include <QFontDatabase>

#include <algorithm>

namespace warpgrain::views {

namespace {

constexpr int textMargin = 0;

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

ComparePane::ComparePane(Side side, QWidget *parent) : QsciScintilla(parent), side_(side), lexer_(new CudaLexer(this)) {
  setUtf8(true);
  setLexer(lexer_);
  SendScintilla(SCI_SETPROPERTY, "lexer.cpp.track.preprocessor", "0");
  setReadOnly(true);
  leaveZoomToWindow(*this);
  setFolding(NoFoldStyle);
  setMarginType(textMargin, TextMarginRightJustified);
  for (const int margin : {1, 2})
    setMarginWidth(margin, 0);
  SendScintilla(SCI_SETSCROLLWIDTH, 1UL);
  setScrollWidthTracking(true);
  for (const int marker : {addedMarker, removedMarker, changedMarker, gapMarker})
    markerDefine(Background, marker);
  indicatorDefine(StraightBoxIndicator, partIndicator);
  setIndicatorDrawUnder(true, partIndicator);
  SendScintilla(SCI_INDICSETALPHA, static_cast<unsigned long>(partIndicator), 255L);
  SendScintilla(SCI_INDICSETOUTLINEALPHA, static_cast<unsigned long>(partIndicator), 255L);
  applyTheme();
}

void ComparePane::applyTheme() {
  const QPalette colours = palette();
  const bool dark = isDark(colours);
  const ThemeColours &theme = themeColours(dark);
  const QColor text = colours.color(QPalette::Active, QPalette::Text);
  lexer_->applyTheme(dark, text, colours.color(QPalette::Active, QPalette::Base));
  setMarginsFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  setMarginsForegroundColor(theme.faint);
  setMarginsBackgroundColor(colours.color(QPalette::Active, QPalette::Window));
  setCaretForegroundColor(text);
  setSelectionBackgroundColor(dark ? QColor(0x2f4f78) : QColor(0xbcd6f5));
  resetSelectionForegroundColor();
  setMarkerBackgroundColor(theme.addedLine, addedMarker);
  setMarkerBackgroundColor(theme.removedLine, removedMarker);
  setMarkerBackgroundColor(theme.changedLine, changedMarker);
  setMarkerBackgroundColor(theme.noLine, gapMarker);
  setIndicatorForegroundColor(theme.changedText, partIndicator);
  setIndicatorOutlineColor(theme.changedText, partIndicator);
}

void ComparePane::changeEvent(QEvent *event) {
  QsciScintilla::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) applyTheme();
}

void ComparePane::show(const LineAlignment &alignment, const QString &text, const QString &otherText) {
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
  markParts(alignment, lines, otherLines);
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
                            const std::vector<std::string_view> &otherLines) {
  SendScintilla(SCI_SETINDICATORCURRENT, partIndicator);
  SendScintilla(SCI_INDICATORCLEARRANGE, 0UL, SendScintilla(SCI_GETLENGTH));
  for (std::size_t i = 0; i < alignment.rows.size(); ++i) {
    const AlignedRow &row = alignment.rows[i];
    if (row.change != LineChange::changed) continue;
    const bool isLeft = side_ == Side::left;
    const auto [left, right] = changedParts(isLeft ? lines[*row.left] : otherLines[*row.left],
                                            isLeft ? otherLines[*row.right] : lines[*row.right]);
    const long start = SendScintilla(SCI_POSITIONFROMLINE, static_cast<unsigned long>(i));
    for (const auto &[begin, end] : isLeft ? left : right)
      SendScintilla(SCI_INDICATORFILLRANGE, static_cast<unsigned long>(start + static_cast<long>(begin)),
                    static_cast<long>(end - begin));
  }
}

void ComparePane::goToRow(std::size_t row) {
  const auto line = static_cast<unsigned long>(row);
  SendScintilla(SCI_GOTOPOS, static_cast<unsigned long>(SendScintilla(SCI_POSITIONFROMLINE, line)));
  setTopRow(row > 3 ? row - 3 : 0);
}

std::size_t ComparePane::topRow() const {
  return static_cast<std::size_t>(SendScintilla(SCI_GETFIRSTVISIBLELINE));
}

void ComparePane::setTopRow(std::size_t row) {
  SendScintilla(SCI_SETFIRSTVISIBLELINE, static_cast<unsigned long>(row));
}

} // namespace warpgrain::views
