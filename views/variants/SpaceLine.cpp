// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/variants/SpaceLine.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QStringListModel>

namespace warpgrain::views {

SpaceLine::SpaceLine(QWidget *parent)
    : QLineEdit(parent), model_(new QStringListModel(this)), completer_(new QCompleter(model_, this)) {
  // It would complete the whole line by itself: it is only asked for its list.
  completer_->setWidget(this);
  completer_->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
  connect(completer_, QOverload<const QString &>::of(&QCompleter::activated), this, &SpaceLine::take);
  connect(this, &QLineEdit::textEdited, this, [this] { offer(typed().isEmpty() ? QStringList() : offered()); });
}

void SpaceLine::setChoices(const QStringList &choices) {
  choices_ = choices;
}

/// The text between two semicolons, without the blanks before it.
SpaceLine::Part SpaceLine::partAtCursor() const {
  const QString all = text();
  const qsizetype cursor = cursorPosition();
  qsizetype begin = cursor == 0 ? 0 : all.lastIndexOf(u';', cursor - 1) + 1;
  qsizetype end = all.indexOf(u';', cursor);
  if (end < 0) end = all.size();
  while (begin < end && all[begin].isSpace())
    ++begin;
  return {.begin = begin, .length = end - begin};
}

QString SpaceLine::typed() const {
  const Part part = partAtCursor();
  return text().mid(part.begin, part.length).simplified();
}

QStringList SpaceLine::offered() const {
  const QString part = typed();
  QStringList begin;
  QStringList inside;
  for (const QString &choice : choices_) {
    if (choice.compare(part, Qt::CaseInsensitive) == 0) return {}; // it is there
    if (choice.startsWith(part, Qt::CaseInsensitive))
      begin << choice;
    else if (choice.contains(part, Qt::CaseInsensitive))
      inside << choice;
  }
  return begin + inside;
}

void SpaceLine::offer(const QStringList &list) {
  if (list.isEmpty()) return completer_->popup()->hide();
  model_->setStringList(list);
  completer_->complete();
}

void SpaceLine::take(const QString &choice) {
  const Part part = partAtCursor();
  const QString all = text();
  setText(all.left(part.begin) + choice + all.mid(part.begin + part.length));
  setCursorPosition(static_cast<int>(part.begin + choice.size()));
  Q_EMIT completed(text());
}

void SpaceLine::keyPressEvent(QKeyEvent *event) {
  QAbstractItemView *list = completer_->popup();
  if (list->isVisible()) {
    const bool isEnter = event->key() == Qt::Key_Enter || event->key() == Qt::Key_Return;
    const bool isOthers =
        event->key() == Qt::Key_Escape || event->key() == Qt::Key_Tab || event->key() == Qt::Key_Backtab;
    if (isOthers || (isEnter && list->selectionModel()->hasSelection())) return event->ignore(); // the list's
    if (isEnter) { // nothing of it is chosen: the line is meant
      list->hide();
      QLineEdit::keyPressEvent(event);
      return event->accept(); // else the list would take its first line
    }
  }
  if (event->key() == Qt::Key_Space && event->modifiers() == Qt::ControlModifier) return offer(offered());
  QLineEdit::keyPressEvent(event);
}

} // namespace warpgrain::views
