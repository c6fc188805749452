// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/dependence/EndMarks.h"

#include "views/editor/SourceEditor.h"
#include "views/shared/Theme.h"

#include <algorithm>

namespace warpgrain::gui {

using views::SourceEditor;

namespace {

/// Not one of views/editor's own.
constexpr int endIndicator = 26;

long send(const SourceEditor &editor, unsigned int message, long first = 0, long second = 0) {
  return editor.SendScintilla(message, static_cast<unsigned long>(first), second);
}

long lineOf(const SourceEditor &editor, const PlaceRange &end) {
  return send(editor, QsciScintilla::SCI_VISIBLEFROMDOCLINE, static_cast<long>(end.place.line) - 1);
}

} // namespace

void markEnds(SourceEditor &editor, const std::filesystem::path &file, const std::vector<PlaceRange> &ends) {
  editor.indicatorDefine(QsciScintilla::StraightBoxIndicator, endIndicator);
  editor.setIndicatorForegroundColor(views::themeColours(editor).focus, endIndicator);
  editor.setIndicatorOutlineColor(views::themeColours(editor).focus, endIndicator);
  editor.setIndicatorDrawUnder(true, endIndicator);
  send(editor, QsciScintilla::SCI_INDICSETALPHA, endIndicator, 60);
  send(editor, QsciScintilla::SCI_INDICSETOUTLINEALPHA, endIndicator, 255);
  const long size = send(editor, QsciScintilla::SCI_GETLENGTH);
  send(editor, QsciScintilla::SCI_SETINDICATORCURRENT, endIndicator);
  send(editor, QsciScintilla::SCI_INDICATORCLEARRANGE, 0, size);
  send(editor, QsciScintilla::SCI_SETINDICATORVALUE, 1);
  for (const PlaceRange &end : ends) {
    if (end.place.file != file) continue;
    const long line = send(editor, QsciScintilla::SCI_POSITIONFROMLINE, static_cast<long>(end.place.line) - 1);
    if (line < 0) continue; // the text has become shorter
    const long begin = std::min(size, line + static_cast<long>(end.place.column) - 1);
    send(editor, QsciScintilla::SCI_INDICATORFILLRANGE, begin, std::min<long>(end.length, size - begin));
  }
}

void revealEnds(SourceEditor &editor, const std::filesystem::path &file, const std::vector<PlaceRange> &ends) {
  std::vector<long> lines;
  for (const PlaceRange &end : ends) {
    if (end.place.file != file) continue;
    editor.ensureLineVisible(static_cast<int>(end.place.line) - 1);
    lines.push_back(lineOf(editor, end));
  }
  if (lines.empty()) return;
  const long room = send(editor, QsciScintilla::SCI_LINESONSCREEN);
  const long first = send(editor, QsciScintilla::SCI_GETFIRSTVISIBLELINE);
  const auto isSeen = [&](long line) { return line >= first && line < first + room; };
  if (std::ranges::all_of(lines, isSeen)) return;
  const auto [top, bottom] = std::ranges::minmax(lines);
  const bool bothFit = bottom - top < room;
  const long middle = bothFit ? (top + bottom) / 2 : lines.front();
  send(editor, QsciScintilla::SCI_SETFIRSTVISIBLELINE, std::max(0L, middle - room / 2));
}

} // namespace warpgrain::gui
