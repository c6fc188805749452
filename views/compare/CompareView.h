// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/compare/LineAlignment.h"

#include <QString>
#include <QWidget>

class QLabel;
class QPushButton;

namespace warpgrain::views {

class ComparePane;

/// Two texts side by side, equal lines at equal heights. Alt+Down and Alt+Up go to the next and previous difference.
class CompareView : public QWidget {
  Q_OBJECT

public:
  explicit CompareView(QWidget *parent = nullptr);

  /// Texts of the same titles as before keep their place on the screen.
  void setTexts(const QString &leftTitle, const QString &left, const QString &rightTitle, const QString &right);
  /// "12 lines added, 3 removed, 4 changed", or "No difference".
  QString summary() const;

  const LineAlignment &alignment() const { return alignment_; }

  /// The row at the top of the last difference gone to; none before.
  std::optional<std::size_t> currentRow() const { return currentRow_; }

  void goToNextDifference();
  void goToPreviousDifference();

private:
  void goToRow(std::size_t row);
  void tell();
  void updateButtons();

  QLabel *leftTitle_;
  QLabel *rightTitle_;
  QLabel *summary_;
  QPushButton *next_;
  QPushButton *previous_;
  ComparePane *left_;
  ComparePane *right_;
  LineAlignment alignment_;
  std::optional<std::size_t> currentRow_;
};

} // namespace warpgrain::views
