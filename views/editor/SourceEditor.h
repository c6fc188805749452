// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/editor/EditorMarks.h"
#include "views/editor/Scintilla.h"

#include <optional>
#include <vector>

namespace warpgrain::views {

class CudaLexer;

/// An editor for CUDA sources. Positions are byte offsets of the UTF-8 text, equal to those of the model's SourceSpan.
class SourceEditor : public QsciScintilla {
  Q_OBJECT

public:
  explicit SourceEditor(QWidget *parent = nullptr);

  /// A new document: nothing to undo, not modified, caret at the start. Emits no edited().
  void setSource(const QString &text);
  /// Replaces the text as one step that can be undone; caret and scroll position stay. Emits edited() if it changes
  /// something.
  void replaceSource(const QString &text);
  /// Replaces bytes [begin, end) as one step that can be undone. Neither changes a read-only text.
  void replaceRange(std::size_t begin, std::size_t end, const QString &text);
  QString source() const;
  /// The text as bytes, which spans count.
  QByteArray sourceBytes() const;

  void setMarks(const std::vector<EditorMark> &marks);
  /// Signs for what is wrong with accesses. They are known later than the others, and stay until the next ones.
  void setAccessMarks(const std::vector<EditorMark> &marks);
  /// Accesses inside others come behind them.
  void setAccessRanges(const std::vector<AccessRange> &accesses);
  /// Frames bytes [begin, end), in place of what was framed; an empty range frames nothing.
  void setChosenRange(std::size_t begin, std::size_t end);
  void setProblemRanges(const std::vector<ProblemRange> &problems);
  void setNotes(const std::vector<LineNote> &notes);

  const std::vector<EditorMark> &marks() const { return marks_; }

  const std::vector<EditorMark> &accessMarks() const { return accessMarks_; }

  const std::vector<AccessRange> &accessRanges() const { return accesses_; }

  /// What is framed now, after whatever was typed; begin and end are equal where nothing is.
  std::pair<std::size_t, std::size_t> chosenRange() const;

  const std::vector<ProblemRange> &problemRanges() const { return problems_; }

  const std::vector<LineNote> &notes() const { return notes_; }

  /// Line and column from 1, the column in bytes; shows the line in the middle and takes the keyboard.
  void goTo(int line, int column);
  /// Selects bytes [begin, end) and shows them.
  void select(std::size_t begin, std::size_t end);
  /// Moves the caret to a byte and shows it; the keyboard stays where it is.
  void reveal(std::size_t position);
  /// The caret as a byte offset.
  std::size_t caret() const;
  std::size_t selectionBegin() const;
  std::size_t selectionEnd() const;

  /// What is told when the mouse rests at a point of the viewport: marks in the margin, problems, notes.
  QString helpAt(const QPoint &point) const;

  /// Byte ranges shown as found.
  void setFoundRanges(const std::vector<std::pair<std::size_t, std::size_t>> &ranges);

Q_SIGNALS:
  /// The text was changed: by typing, undo, redo or replaceSource; not by setSource.
  void edited();
  /// Line and column from 1, the column in bytes.
  void caretMoved(int line, int column);
  /// A context menu is about to be shown, with what every editor offers. `at` is the byte under the mouse, or the caret
  /// where the keyboard asked; none beside the text.
  void contextMenuWanted(QMenu *menu, std::optional<std::size_t> at);

protected:
  void changeEvent(QEvent *event) override;
  void paintEvent(QPaintEvent *event) override;
  bool viewportEvent(QEvent *event) override;
  void contextMenuEvent(QContextMenuEvent *event) override;
  /// Files that are dropped are opened by the window; their paths are no text to insert.
  bool canInsertFromMimeData(const QMimeData *source) const override;

private:
  void setUpText();
  void setUpMargins();
  void applyTheme();
  void defineMarkers();
  void defineIndicators();
  void fitLineNumbers();
  QMenu *makeContextMenu();
  void paintNotes(QPaintEvent *event);
  QString markTextAt(int line) const;
  QString noteTextAt(const QPoint &point) const;
  QString accessTextAt(const QPoint &point) const;
  void fitHazardMargin();
  QRect noteRect(const LineNote &note) const;
  void moveNotes(int position, int linesAdded);
  long bytes() const;

  /// A message with numbers to the component; spares the casts that choose among the overloads.
  template <typename W = long, typename L = long>
  long send(unsigned int message, W w = 0, L l = 0) const {
    return SendScintilla(message, static_cast<unsigned long>(w), static_cast<long>(l));
  }

  QString problemTextAt(const QPoint &point) const;

  CudaLexer *lexer_;
  std::vector<EditorMark> marks_;
  std::vector<int> markHandles_; ///< of marks_, in order: they follow their lines while the text changes
  std::vector<EditorMark> accessMarks_;
  std::vector<int> accessMarkHandles_;
  std::vector<AccessRange> accesses_;
  std::vector<ProblemRange> problems_;
  std::vector<LineNote> notes_;
  bool loading_ = false;
};

} // namespace warpgrain::views
