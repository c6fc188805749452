// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/SourceEditor.h"

#include "views/editor/CudaLexer.h"
#include "views/editor/SharedZoom.h"
#include "views/editor/SourceEditorNumbers.h"
#include "views/shared/Theme.h"

#include <QEvent>
#include <QFontDatabase>
#include <QMimeData>

#include <algorithm>

namespace warpgrain::views {

using namespace editor_numbers;

SourceEditor::SourceEditor(QWidget *parent) : QsciScintilla(parent), lexer_(new CudaLexer(this)) {
  setAccessibleName(tr("Source text"));
  setUpText();
  setUpMargins();
  applyTheme();
  connect(this, &QsciScintilla::textChanged, this, [this] {
    fitLineNumbers();
    if (!loading_) Q_EMIT edited();
  });
  connect(this, &QsciScintilla::cursorPositionChanged, this, [this](int line) {
    const long start = send(SCI_POSITIONFROMLINE, line);
    Q_EMIT caretMoved(line + 1, static_cast<int>(send(SCI_GETCURRENTPOS) - start) + 1);
  });
  connect(this, &QsciScintillaBase::SCN_ZOOM, this, &SourceEditor::fitLineNumbers);
  connect(this, &QsciScintillaBase::SCN_MODIFIED, this,
          [this](int position, int, const char *, int, int linesAdded) { moveNotes(position, linesAdded); });
}

void SourceEditor::setUpText() {
  setUtf8(true);
  setLexer(lexer_);
  // Without the compiler's macros it would be a guess which branches of #if are left out.
  SendScintilla(SCI_SETPROPERTY, "lexer.cpp.track.preprocessor", "0");
  setAutoIndent(true);
  setIndentationsUseTabs(false);
  setIndentationWidth(2);
  setTabWidth(8);
  setTabIndents(true);
  setBackspaceUnindents(true);
  setBraceMatching(SloppyBraceMatch);
  setCaretLineVisible(true);
  setWrapMode(WrapNone);
  send(SCI_SETSCROLLWIDTHTRACKING, 1);
  send(SCI_SETSCROLLWIDTH, 1);
  setScrollWidthTracking(true);
  send(SCI_SETMULTIPLESELECTION, 0);
  leaveZoomToWindow(*this);
}

void SourceEditor::setUpMargins() {
  setMarginType(numberMargin, NumberMargin);
  setMarginType(markMargin, SymbolMargin);
  setMarginMarkerMask(markMargin, (1 << markerOf(MarkKind::directive)) | (1 << markerOf(MarkKind::barrier)) |
                                      (1 << markerOf(MarkKind::launch)) | (1 << markerOf(MarkKind::racy)));
  setMarginType(accessMargin, SymbolMargin);
  setMarginMarkerMask(accessMargin, (1 << markerOf(MarkKind::globalAccess)) | (1 << markerOf(MarkKind::sharedAccess)));
  setMarginType(hazardMargin, SymbolMargin);
  setMarginMarkerMask(hazardMargin, (1 << markerOf(MarkKind::uncoalesced)) | (1 << markerOf(MarkKind::conflicting)));
  setFolding(BoxedFoldStyle, foldMargin);
  fitLineNumbers();
}

void SourceEditor::applyTheme() {
  const QPalette colours = palette();
  const bool dark = isDark(colours);
  const ThemeColours &theme = themeColours(dark);
  const QColor text = colours.color(QPalette::Active, QPalette::Text);
  const QColor paper = colours.color(QPalette::Active, QPalette::Base);
  lexer_->applyTheme(dark, text, paper);
  setMarginsFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  setMarginsForegroundColor(theme.faint);
  setMarginsBackgroundColor(colours.color(QPalette::Active, QPalette::Window));
  setFoldMarginColors(colours.color(QPalette::Active, QPalette::Window),
                      colours.color(QPalette::Active, QPalette::Window));
  setCaretForegroundColor(text);
  setCaretLineBackgroundColor(dark ? QColor(0x282c33) : QColor(0xeef3fa));
  setSelectionBackgroundColor(dark ? QColor(0x2f4f78) : QColor(0xbcd6f5));
  resetSelectionForegroundColor();
  setMatchedBraceBackgroundColor(dark ? QColor(0x3f4a3a) : QColor(0xd6ecd0));
  setMatchedBraceForegroundColor(text);
  setUnmatchedBraceBackgroundColor(paper);
  setUnmatchedBraceForegroundColor(theme.error);
  const QColor window = colours.color(QPalette::Active, QPalette::Window);
  for (int marker = firstFoldMarker; marker <= lastFoldMarker; ++marker) {
    SendScintilla(SCI_MARKERSETFORE, static_cast<unsigned long>(marker), window);
    SendScintilla(SCI_MARKERSETBACK, static_cast<unsigned long>(marker), theme.faint);
  }
  defineMarkers();
  defineIndicators();
  fitLineNumbers();
  viewport()->update();
}

void SourceEditor::fitLineNumbers() {
  const int digits = std::max(3, static_cast<int>(QString::number(lines()).size()));
  const int width =
      static_cast<int>(SendScintilla(SCI_TEXTWIDTH, STYLE_LINENUMBER, QByteArray(digits + 1, '9').constData()));
  setMarginWidth(numberMargin, width);
  const int height = static_cast<int>(send(SCI_TEXTHEIGHT, 0));
  setMarginWidth(markMargin, height);
  setMarginWidth(accessMargin, height * 17 / 10);
  setMarginWidth(foldMargin, height);
  fitHazardMargin();
}

bool SourceEditor::canInsertFromMimeData(const QMimeData *source) const {
  return !source->hasUrls() && QsciScintilla::canInsertFromMimeData(source);
}

void SourceEditor::changeEvent(QEvent *event) {
  QsciScintilla::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) applyTheme();
}

long SourceEditor::bytes() const {
  return send(SCI_GETLENGTH);
}

void SourceEditor::setSource(const QString &text) {
  loading_ = true;
  setText(text);
  send(SCI_EMPTYUNDOBUFFER);
  setModified(false);
  setProblemRanges({});
  setMarks({});
  setAccessMarks({});
  setAccessRanges({});
  setChosenRange(0, 0);
  setNotes({});
  setFoundRanges({});
  send(SCI_GOTOPOS, 0);
  send(SCI_SETXOFFSET, 0);
  loading_ = false;
}

QByteArray SourceEditor::sourceBytes() const {
  const long length = bytes();
  QByteArray text(length + 1, '\0');
  SendScintilla(SCI_GETTEXT, static_cast<unsigned long>(length + 1), text.data());
  text.chop(1);
  return text;
}

QString SourceEditor::source() const {
  return QString::fromUtf8(sourceBytes());
}

namespace {

/// True for a byte that is not the first of its character.
bool continues(char byte) {
  return (static_cast<unsigned char>(byte) & 0xc0) == 0x80;
}

} // namespace

void SourceEditor::replaceSource(const QString &text) {
  const QByteArray before = sourceBytes();
  const QByteArray after = text.toUtf8();
  if (before == after) return;
  // Only what differs is replaced, so that caret, marks and scroll position of the rest stay where they are.
  const qsizetype shorter = std::min(before.size(), after.size());
  qsizetype begin = std::mismatch(before.begin(), before.begin() + shorter, after.begin()).first - before.begin();
  while (begin > 0 &&
         ((begin < before.size() && continues(before[begin])) || (begin < after.size() && continues(after[begin]))))
    --begin;
  qsizetype same = 0;
  while (same < shorter - begin && before[before.size() - same - 1] == after[after.size() - same - 1])
    ++same;
  while (same > 0 && continues(before[before.size() - same]))
    --same;
  replaceRange(static_cast<std::size_t>(begin), static_cast<std::size_t>(before.size() - same),
               QString::fromUtf8(after.mid(begin, after.size() - same - begin)));
}

void SourceEditor::replaceRange(std::size_t begin, std::size_t end, const QString &text) {
  if (isReadOnly()) return;
  const QByteArray replacement = text.toUtf8();
  const long firstLine = send(SCI_GETFIRSTVISIBLELINE);
  loading_ = true;
  send(SCI_BEGINUNDOACTION);
  send(SCI_SETTARGETRANGE, begin, static_cast<long>(end));
  SendScintilla(SCI_REPLACETARGET, static_cast<unsigned long>(replacement.size()), replacement.constData());
  send(SCI_ENDUNDOACTION);
  send(SCI_SETFIRSTVISIBLELINE, firstLine);
  loading_ = false;
  Q_EMIT edited();
}

void SourceEditor::goTo(int line, int column) {
  const long at = std::clamp(line - 1, 0, lines() - 1);
  const long start = send(SCI_POSITIONFROMLINE, at);
  const long end = send(SCI_GETLINEENDPOSITION, at);
  const long position = std::clamp(start + column - 1, start, end);
  select(static_cast<std::size_t>(position), static_cast<std::size_t>(position));
  setFocus();
}

void SourceEditor::reveal(std::size_t position) {
  select(position, position);
}

void SourceEditor::select(std::size_t begin, std::size_t end) {
  const auto size = static_cast<std::size_t>(bytes());
  begin = std::min(begin, size);
  end = std::clamp(end, begin, size);
  const auto line = send(SCI_LINEFROMPOSITION, begin);
  send(SCI_ENSUREVISIBLE, line);
  send(SCI_SETSEL, begin, static_cast<long>(end));
  const long shown = send(SCI_VISIBLEFROMDOCLINE, line);
  const long first = send(SCI_GETFIRSTVISIBLELINE);
  const long onScreen = send(SCI_LINESONSCREEN);
  // A place that can be seen already does not make the text jump.
  if (shown < first + 2 || shown > first + onScreen - 3)
    send(SCI_SETFIRSTVISIBLELINE, std::max(0L, shown - onScreen / 2));
  send(SCI_SCROLLRANGE, end, static_cast<long>(begin));
}

std::size_t SourceEditor::caret() const {
  return static_cast<std::size_t>(send(SCI_GETCURRENTPOS));
}

std::size_t SourceEditor::selectionBegin() const {
  return static_cast<std::size_t>(send(SCI_GETSELECTIONSTART));
}

std::size_t SourceEditor::selectionEnd() const {
  return static_cast<std::size_t>(send(SCI_GETSELECTIONEND));
}

} // namespace warpgrain::views
