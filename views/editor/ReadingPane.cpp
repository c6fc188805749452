// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/ReadingPane.h"

#include "views/editor/SharedZoom.h"
#include "views/shared/Theme.h"

#include <QEvent>
#include <QFontDatabase>

namespace warpgrain::views {

ReadingPane::ReadingPane(Language language, QWidget *parent) : QsciScintilla(parent) {
  setUtf8(true);
  if (language == Language::cuda) {
    lexer_ = new CudaLexer(this);
    setLexer(lexer_);
    SendScintilla(SCI_SETPROPERTY, "lexer.cpp.track.preprocessor", "0");
  }
  setReadOnly(true);
  leaveZoomToWindow(*this);
  setFolding(NoFoldStyle);
  setMarginType(textMargin, TextMarginRightJustified);
  for (const int margin : {1, 2})
    setMarginWidth(margin, 0);
  SendScintilla(SCI_SETSCROLLWIDTH, 1UL);
  setScrollWidthTracking(true);
  ReadingPane::applyTheme();
}

void ReadingPane::applyTheme() {
  const QPalette colours = palette();
  const bool dark = isDark(colours);
  const QColor text = colours.color(QPalette::Active, QPalette::Text);
  const QColor paper = colours.color(QPalette::Active, QPalette::Base);
  const QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  if (lexer_ != nullptr) {
    lexer_->applyTheme(dark, text, paper);
  } else {
    setFont(fixed);
    setColor(text);
    setPaper(paper);
  }
  setMarginsFont(fixed);
  setMarginsForegroundColor(themeColours(dark).faint);
  setMarginsBackgroundColor(colours.color(QPalette::Active, QPalette::Window));
  setCaretForegroundColor(text);
  setSelectionBackgroundColor(dark ? QColor(0x2f4f78) : QColor(0xbcd6f5));
  resetSelectionForegroundColor();
}

void ReadingPane::changeEvent(QEvent *event) {
  QsciScintilla::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) applyTheme();
}

void ReadingPane::goToRow(std::size_t row) {
  const auto line = static_cast<unsigned long>(row);
  SendScintilla(SCI_GOTOPOS, static_cast<unsigned long>(SendScintilla(SCI_POSITIONFROMLINE, line)));
  setTopRow(row > 3 ? row - 3 : 0);
}

std::size_t ReadingPane::topRow() const {
  return static_cast<std::size_t>(SendScintilla(SCI_GETFIRSTVISIBLELINE));
}

void ReadingPane::setTopRow(std::size_t row) {
  SendScintilla(SCI_SETFIRSTVISIBLELINE, static_cast<unsigned long>(row));
}

} // namespace warpgrain::views
