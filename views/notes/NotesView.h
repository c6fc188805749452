// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace warpgrain::views {

/// What a person writes about their work: plain text.
class NotesView : public QPlainTextEdit {
  Q_OBJECT

public:
  explicit NotesView(QWidget *parent = nullptr);

  /// Another text; nothing is emitted, and nothing can be undone. The same text stays as it is.
  void setNotes(const QString &notes);

Q_SIGNALS:
  /// The person has changed the text.
  void edited(const QString &notes);

private:
  bool silent_ = false; ///< the text is changed by us
};

} // namespace warpgrain::views
