// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/code/CodePane.h"

#include "views/shared/Theme.h"

#include <algorithm>
#include <utility>

namespace warpgrain::views {

namespace {

constexpr int markedMarker = 0;
constexpr int rowsAtOnce = 400; ///< whose margin is written without a pause

} // namespace

CodePane::CodePane(Language language, QWidget *parent) : ReadingPane(language, parent) {
  markerDefine(Background, markedMarker);
  CodePane::applyTheme();
  more_.setSingleShot(true);
  more_.setInterval(0);
  connect(&more_, &QTimer::timeout, this, &CodePane::fillMargins);
  connect(this, &QsciScintilla::cursorPositionChanged, this, [this](int row, int) {
    // It tells of the caret's first place, too, which nobody has chosen.
    if (std::exchange(row_, row) != row) Q_EMIT rowChosen(row);
  });
}

void CodePane::applyTheme() {
  ReadingPane::applyTheme();
  setMarkerBackgroundColor(themeColours(isDark(palette())).changedLine, markedMarker);
}

void CodePane::focusInEvent(QFocusEvent *event) {
  ReadingPane::focusInEvent(event);
  if (!margins_.empty()) Q_EMIT rowChosen(row_);
}

void CodePane::show(const QString &text, std::vector<QString> margins) {
  setText(text);
  clearMarginText();
  margins_ = std::move(margins);
  marked_.clear();
  markerDeleteAll();
  filled_ = 0;
  row_ = 0;
  qsizetype widest = 0;
  for (const QString &margin : margins_)
    widest = std::max(widest, margin.size());
  setMarginWidth(textMargin, QString(widest + 3, u'9'));
  fillMargins();
}

void CodePane::fillMargins() {
  const int end = std::min(filled_ + rowsAtOnce, static_cast<int>(margins_.size()));
  for (; filled_ < end; ++filled_)
    writeMargin(filled_, std::ranges::find(marked_, filled_) != marked_.end());
  if (filled_ < static_cast<int>(margins_.size())) more_.start();
}

/// The sign tells what is marked without its colour.
void CodePane::writeMargin(int row, bool isMarked) {
  const QString &margin = margins_[static_cast<std::size_t>(row)];
  setMarginText(row, margin + (isMarked ? QStringLiteral(" ▸") : QStringLiteral("  ")), STYLE_LINENUMBER);
}

void CodePane::markRows(std::vector<int> rows) {
  for (const int row : std::exchange(marked_, {})) {
    markerDelete(row, markedMarker);
    if (row < filled_) writeMargin(row, false);
  }
  marked_ = std::move(rows);
  for (const int row : marked_) {
    markerAdd(row, markedMarker);
    if (row < filled_) writeMargin(row, true);
  }
  if (marked_.empty()) return;
  const auto top = static_cast<int>(topRow());
  const auto height = static_cast<int>(SendScintilla(SCI_LINESONSCREEN));
  const bool isSeen = std::ranges::any_of(marked_, [&](int row) { return row >= top && row < top + height; });
  if (!isSeen) setTopRow(static_cast<std::size_t>(std::max(0, marked_.front() - 3)));
}

} // namespace warpgrain::views
