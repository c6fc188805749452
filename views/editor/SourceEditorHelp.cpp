// SPDX-License-Identifier: GPL-3.0-or-later
// What is told where the mouse rests, and offered where it asks.
#include "views/editor/MarkImages.h"
#include "views/editor/SourceEditor.h"
#include "views/editor/SourceEditorNumbers.h"
#include "views/shared/Texts.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QToolTip>

namespace warpgrain::views {

using namespace editor_numbers;

bool SourceEditor::viewportEvent(QEvent *event) {
  if (event->type() != QEvent::ToolTip) return QsciScintilla::viewportEvent(event);
  const auto *help = static_cast<QHelpEvent *>(event);
  const QString text = helpAt(help->pos());
  if (text.isEmpty())
    QToolTip::hideText();
  else
    QToolTip::showText(help->globalPos(), toolTipOf(text), viewport());
  return true;
}

/// What the component's own menu holds, in the window's language.
QMenu *SourceEditor::makeContextMenu() {
  auto *menu = new QMenu(this);
  const auto add = [this, menu](const QString &text, QKeySequence::StandardKey key, bool enabled, auto action) {
    QAction *added = menu->addAction(text, this, action);
    added->setShortcut(key);
    added->setEnabled(enabled);
  };
  const bool canChange = !isReadOnly();
  add(tr("&Undo"), QKeySequence::Undo, canChange && isUndoAvailable(), &SourceEditor::undo);
  add(tr("&Redo"), QKeySequence::Redo, canChange && isRedoAvailable(), &SourceEditor::redo);
  menu->addSeparator();
  add(tr("Cu&t"), QKeySequence::Cut, canChange && hasSelectedText(), &SourceEditor::cut);
  add(tr("&Copy"), QKeySequence::Copy, hasSelectedText(), &SourceEditor::copy);
  add(tr("&Paste"), QKeySequence::Paste, canChange && send(SCI_CANPASTE) != 0, &SourceEditor::paste);
  menu->addSeparator();
  add(tr("Select &All"), QKeySequence::SelectAll, bytes() > 0, [this] { selectAll(); });
  return menu;
}

void SourceEditor::contextMenuEvent(QContextMenuEvent *event) {
  const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
  const long caretAt = send(SCI_GETCURRENTPOS);
  const long position = byMouse ? send(SCI_POSITIONFROMPOINTCLOSE, event->x(), static_cast<long>(event->y())) : caretAt;
  const QPoint caretPoint(static_cast<int>(send(SCI_POINTXFROMPOSITION, 0, caretAt)),
                          static_cast<int>(send(SCI_POINTYFROMPOSITION, 0, caretAt) + send(SCI_TEXTHEIGHT, 0)));
  QMenu *menu = makeContextMenu();
  menu->setObjectName(QStringLiteral("editorMenu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  Q_EMIT contextMenuWanted(menu, position >= 0 ? std::optional(static_cast<std::size_t>(position)) : std::nullopt);
  menu->popup(byMouse ? event->globalPos() : viewport()->mapToGlobal(caretPoint));
}

QString SourceEditor::helpAt(const QPoint &point) const {
  int margins = 0;
  for (int margin = numberMargin; margin <= foldMargin; ++margin)
    margins += marginWidth(margin);
  const long position = send(SCI_POSITIONFROMPOINT, margins + 1, point.y());
  const int line = static_cast<int>(send(SCI_LINEFROMPOSITION, position));
  if (point.x() < margins) return markTextAt(line);
  QStringList texts{problemTextAt(point), accessTextAt(point)};
  texts.removeAll(QString());
  return texts.isEmpty() ? noteTextAt(point) : texts.join(QStringLiteral("\n\n"));
}

QString SourceEditor::markTextAt(int line) const {
  QStringList texts;
  const auto add = [&](const std::vector<EditorMark> &marks, const std::vector<int> &handles) {
    for (std::size_t i = 0; i < marks.size(); ++i) {
      if (send(SCI_MARKERLINEFROMHANDLE, handles[i]) != line) continue;
      const QString name = markName(marks[i].kind);
      texts << (marks[i].text.isEmpty() ? name : tr("%1: %2").arg(name, marks[i].text));
    }
  };
  add(accessMarks_, accessMarkHandles_); // what is wrong comes first
  add(marks_, markHandles_);
  return texts.join(u'\n');
}

QString SourceEditor::accessTextAt(const QPoint &point) const {
  const long position = send(SCI_POSITIONFROMPOINTCLOSE, point.x(), static_cast<long>(point.y()));
  if (position < 0) return {};
  const long value = send(SCI_INDICATORVALUEAT, accessIndicator, position);
  const bool isAccess = value > 0 && static_cast<std::size_t>(value) <= accesses_.size();
  return isAccess ? accesses_[static_cast<std::size_t>(value - 1)].text : QString();
}

QString SourceEditor::problemTextAt(const QPoint &point) const {
  const long position = send(SCI_POSITIONFROMPOINTCLOSE, point.x(), static_cast<long>(point.y()));
  if (position < 0) return {};
  QStringList texts;
  for (const auto severity : {model::Severity::error, model::Severity::warning, model::Severity::note}) {
    const long value = send(SCI_INDICATORVALUEAT, indicatorOf(severity), position);
    if (value > 0 && static_cast<std::size_t>(value) <= problems_.size())
      texts << problems_[static_cast<std::size_t>(value - 1)].text;
  }
  return texts.join(u'\n');
}

QString SourceEditor::noteTextAt(const QPoint &point) const {
  for (const LineNote &note : notes_)
    if (noteRect(note).contains(point)) return note.text;
  return {};
}

} // namespace warpgrain::views
