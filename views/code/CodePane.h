// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/editor/ReadingPane.h"

#include <QTimer>

#include <vector>

namespace warpgrain::views {

/// One of two texts of which lines belong to lines of the other: those that belong to the other's chosen line are
/// marked, with a sign in the margin and a colour.
class CodePane : public ReadingPane {
  Q_OBJECT

public:
  CodePane(Language language, QWidget *parent);

  /// A text, and what stands beside each of its rows. Margins of long texts are filled piece by piece.
  void show(const QString &text, std::vector<QString> margins);
  /// Marks rows, and brings the first of them to be seen where none is.
  void markRows(std::vector<int> rows);

  const std::vector<int> &markedRows() const { return marked_; }

Q_SIGNALS:
  /// A person has moved the caret to another row, or has come to the pane.
  void rowChosen(int row);

protected:
  void applyTheme() override;
  void focusInEvent(QFocusEvent *event) override;

private:
  void fillMargins();
  void writeMargin(int row, bool isMarked);

  std::vector<QString> margins_;
  std::vector<int> marked_;
  int filled_ = 0; ///< rows whose margin is written
  int row_ = 0;    ///< of the caret
  QTimer more_;
};

} // namespace warpgrain::views
