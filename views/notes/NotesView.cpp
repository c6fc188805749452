// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/notes/NotesView.h"

namespace warpgrain::views {

NotesView::NotesView(QWidget *parent) : QPlainTextEdit(parent) {
  setAccessibleName(tr("Notes"));
  setPlaceholderText(tr("What you tried, what you saw, what comes next. Notes are kept in the session."));
  setTabChangesFocus(true);
  connect(this, &QPlainTextEdit::textChanged, this, [this] {
    if (!silent_) Q_EMIT edited(toPlainText());
  });
}

void NotesView::setNotes(const QString &notes) {
  if (notes == toPlainText()) return;
  silent_ = true;
  setPlainText(notes);
  silent_ = false;
}

} // namespace warpgrain::views
