// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/compare/LineAlignment.h"

#include <QString>
#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;

namespace warpgrain::views {

class ComparePane;

/// Two texts side by side, equal lines at equal heights. Alt+Down and Alt+Up go to the next and previous difference.
/// White space counts until a person says otherwise.
class CompareView : public QWidget {
  Q_OBJECT

public:
  explicit CompareView(QWidget *parent = nullptr);

  /// Goes to the first difference, as soon as there is one. Texts of the same titles as before keep their place on the
  /// screen from then on.
  void setTexts(const QString &leftTitle, const QString &left, const QString &rightTitle, const QString &right);
  WhiteSpace whiteSpace() const;
  void setWhiteSpace(WhiteSpace whiteSpace);

  /// "12 lines added, 3 removed, 4 changed", or "No difference".
  QString summary() const;

  const LineAlignment &alignment() const { return alignment_; }

  /// The row at the top of the last difference gone to; none before.
  std::optional<std::size_t> currentRow() const { return currentRow_; }

  void goToNextDifference();
  void goToPreviousDifference();

Q_SIGNALS:
  /// A person chose whether white space counts.
  void whiteSpaceChosen(warpgrain::views::WhiteSpace whiteSpace);

private:
  void align();
  void takeWhiteSpace();
  void setTopRow(std::size_t row);
  void goToRow(std::size_t row);
  void tell();
  void updateButtons();

  QLabel *leftTitle_;
  QLabel *rightTitle_;
  QLabel *summary_;
  QPushButton *next_;
  QPushButton *previous_;
  QCheckBox *ignoresWhiteSpace_;
  ComparePane *left_;
  ComparePane *right_;
  QString leftText_;
  QString rightText_;
  LineAlignment alignment_;
  bool hasBegun_ = false; ///< went to the first difference of this pair
  std::optional<std::size_t> currentRow_;
};

} // namespace warpgrain::views
