// SPDX-License-Identifier: GPL-3.0-or-later
// Marks in the margin, underlined ranges and notes behind lines.
#include "views/editor/MarkImages.h"
#include "views/editor/SourceEditor.h"
#include "views/editor/SourceEditorNumbers.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>

namespace warpgrain::views {

using namespace editor_numbers;

namespace {

constexpr std::array severities{model::Severity::note, model::Severity::warning, model::Severity::error};

} // namespace

void SourceEditor::defineMarkers() {
  const ThemeColours &colours = themeColours(*this);
  const int size = std::max(12, static_cast<int>(send(SCI_TEXTHEIGHT, 0)) - 3);
  for (int i = 0; i < markerCount; ++i) {
    const auto kind = static_cast<MarkKind>(i);
    markerDefine(markImage(kind, colours, size), markerOf(kind));
  }
}

void SourceEditor::defineIndicators() {
  const ThemeColours &colours = themeColours(*this);
  for (const model::Severity severity : severities) {
    indicatorDefine(severity == model::Severity::note ? DotsIndicator : SquiggleIndicator, indicatorOf(severity));
    setIndicatorForegroundColor(colours.of(severity), indicatorOf(severity));
  }
  indicatorDefine(StraightBoxIndicator, foundIndicator);
  setIndicatorForegroundColor(colours.changedText, foundIndicator);
  setIndicatorOutlineColor(colours.warning, foundIndicator);
  setIndicatorDrawUnder(true, foundIndicator);
  send(SCI_INDICSETALPHA, foundIndicator, isDark(*this) ? 160 : 140);
  send(SCI_INDICSETOUTLINEALPHA, foundIndicator, 255);
  indicatorDefine(HiddenIndicator, accessIndicator);
  indicatorDefine(StraightBoxIndicator, chosenIndicator);
  setIndicatorForegroundColor(colours.focus, chosenIndicator);
  setIndicatorOutlineColor(colours.focus, chosenIndicator);
  setIndicatorDrawUnder(true, chosenIndicator);
  send(SCI_INDICSETALPHA, chosenIndicator, isDark(*this) ? 60 : 40);
  send(SCI_INDICSETOUTLINEALPHA, chosenIndicator, 255);
}

void SourceEditor::setMarks(const std::vector<EditorMark> &marks) {
  for (int marker = 0; marker < firstAccessMarker; ++marker)
    markerDeleteAll(marker);
  marks_ = marks;
  markHandles_.clear();
  for (const EditorMark &mark : marks_)
    markHandles_.push_back(markerAdd(mark.line - 1, markerOf(mark.kind)));
}

void SourceEditor::setAccessMarks(const std::vector<EditorMark> &marks) {
  for (int marker = firstAccessMarker; marker < markerCount; ++marker)
    markerDeleteAll(marker);
  accessMarks_ = marks;
  accessMarkHandles_.clear();
  for (const EditorMark &mark : accessMarks_)
    accessMarkHandles_.push_back(markerAdd(mark.line - 1, markerOf(mark.kind)));
  fitHazardMargin();
}

void SourceEditor::fitHazardMargin() {
  const bool isNeeded =
      std::ranges::any_of(accessMarks_, [](const EditorMark &mark) { return mark.kind != MarkKind::racy; });
  setMarginWidth(hazardMargin, isNeeded ? static_cast<int>(send(SCI_TEXTHEIGHT, 0)) * 17 / 10 : 0);
}

void SourceEditor::setAccessRanges(const std::vector<AccessRange> &accesses) {
  const auto size = static_cast<std::size_t>(bytes());
  send(SCI_SETINDICATORCURRENT, accessIndicator);
  send(SCI_INDICATORCLEARRANGE, 0, static_cast<long>(size));
  accesses_ = accesses;
  for (std::size_t i = 0; i < accesses_.size(); ++i) {
    const std::size_t begin = std::min(accesses_[i].begin, size);
    const std::size_t end = std::clamp(accesses_[i].end, begin, size);
    // The value leads back from a place in the text to the access, also after the text has moved.
    send(SCI_SETINDICATORVALUE, i + 1);
    send(SCI_INDICATORFILLRANGE, begin, static_cast<long>(end - begin));
  }
}

void SourceEditor::setChosenRange(std::size_t begin, std::size_t end) {
  const auto size = static_cast<std::size_t>(bytes());
  send(SCI_SETINDICATORCURRENT, chosenIndicator);
  send(SCI_INDICATORCLEARRANGE, 0, static_cast<long>(size));
  begin = std::min(begin, size);
  end = std::clamp(end, begin, size);
  if (begin == end) return;
  send(SCI_SETINDICATORVALUE, 1UL);
  send(SCI_INDICATORFILLRANGE, begin, static_cast<long>(end - begin));
}

std::pair<std::size_t, std::size_t> SourceEditor::chosenRange() const {
  long begin = 0;
  if (send(SCI_INDICATORVALUEAT, chosenIndicator, 0) == 0) begin = send(SCI_INDICATOREND, chosenIndicator, 0);
  if (begin >= bytes() || send(SCI_INDICATORVALUEAT, chosenIndicator, begin) == 0) return {0, 0};
  return {static_cast<std::size_t>(begin), static_cast<std::size_t>(send(SCI_INDICATOREND, chosenIndicator, begin))};
}

void SourceEditor::setProblemRanges(const std::vector<ProblemRange> &problems) {
  const long size = bytes();
  for (const model::Severity severity : severities) {
    send(SCI_SETINDICATORCURRENT, indicatorOf(severity));
    send(SCI_INDICATORCLEARRANGE, 0, size);
  }
  problems_ = problems;
  for (std::size_t i = 0; i < problems_.size(); ++i) {
    long begin = std::min(static_cast<long>(problems_[i].begin), size);
    long end = std::clamp(static_cast<long>(problems_[i].end), begin, size);
    // A place between two characters is shown at the one after it, at the end of the text at the one before it.
    if (begin == end) end = send(SCI_POSITIONAFTER, begin);
    if (begin == end) begin = send(SCI_POSITIONBEFORE, begin);
    send(SCI_SETINDICATORCURRENT, indicatorOf(problems_[i].severity));
    // The value leads back from a place in the text to the problem, also after the text has moved.
    send(SCI_SETINDICATORVALUE, i + 1);
    send(SCI_INDICATORFILLRANGE, begin, end - begin);
  }
}

void SourceEditor::setFoundRanges(const std::vector<std::pair<std::size_t, std::size_t>> &ranges) {
  send(SCI_SETINDICATORCURRENT, foundIndicator);
  send(SCI_INDICATORCLEARRANGE, 0, bytes());
  send(SCI_SETINDICATORVALUE, 1UL);
  for (const auto &[begin, end] : ranges)
    send(SCI_INDICATORFILLRANGE, begin, static_cast<long>(end - begin));
}

void SourceEditor::setNotes(const std::vector<LineNote> &notes) {
  notes_ = notes;
  viewport()->update();
}

void SourceEditor::moveNotes(int position, int linesAdded) {
  if (linesAdded == 0 || notes_.empty()) return;
  const int line = static_cast<int>(send(SCI_LINEFROMPOSITION, position)) + 1;
  for (LineNote &note : notes_)
    if (note.line > line) note.line = std::max(line, note.line + linesAdded);
  viewport()->update();
}

QRect SourceEditor::noteRect(const LineNote &note) const {
  const int line = note.line - 1;
  const auto number = static_cast<unsigned long>(line);
  if (line < 0 || line >= lines() || !send(SCI_GETLINEVISIBLE, number)) return {};
  const long end = send(SCI_GETLINEENDPOSITION, number);
  const int gap = 2 * static_cast<int>(SendScintilla(SCI_TEXTWIDTH, STYLE_DEFAULT, "0"));
  int left = gap + static_cast<int>(send(SCI_POINTXFROMPOSITION, 0, end));
  const int top = static_cast<int>(send(SCI_POINTYFROMPOSITION, 0, end));
  int margins = 0;
  for (int margin = numberMargin; margin <= foldMargin; ++margin)
    margins += marginWidth(margin);
  left = std::max(left, margins + gap);
  return {left, top, viewport()->width() - left - gap / 2, static_cast<int>(send(SCI_TEXTHEIGHT, number))};
}

void SourceEditor::paintNotes(QPaintEvent *event) {
  if (notes_.empty()) return;
  QPainter painter(viewport());
  QFont font = this->font();
  // Notes grow and shrink with the text.
  font.setPointSizeF(std::max(6.0, font.pointSizeF() - 0.5 + static_cast<double>(send(SCI_GETZOOM))));
  painter.setFont(font);
  painter.setRenderHint(QPainter::Antialiasing);
  QColor frame = themeColours(*this).grid;
  for (const LineNote &note : notes_) {
    QRect rect = noteRect(note);
    if (rect.width() < 24 || !event->rect().intersects(rect)) continue;
    const int padding = 6;
    const QString text = painter.fontMetrics().elidedText(note.text, Qt::ElideRight, rect.width() - 2 * padding);
    rect.setWidth(painter.fontMetrics().horizontalAdvance(text) + 2 * padding);
    painter.setPen(frame);
    painter.setBrush(palette().color(QPalette::Active, QPalette::Window));
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 1.5, -0.5, -1.5), 4, 4);
    painter.setPen(themeColours(*this).faint);
    painter.drawText(rect, Qt::AlignCenter, text);
  }
}

void SourceEditor::paintEvent(QPaintEvent *event) {
  QsciScintilla::paintEvent(event);
  paintNotes(event);
}

} // namespace warpgrain::views
