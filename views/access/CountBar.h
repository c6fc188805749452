// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/access/ExecutedValues.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace warpgrain::views {

/// Asks for a counted run, and says what became of it.
class CountBar : public QWidget {
  Q_OBJECT

public:
  explicit CountBar(QWidget *parent = nullptr);

  /// `possible`: a person may ask for a run.
  void setState(const ExecutedCounts &executed, bool possible);

Q_SIGNALS:
  /// The button: a run is to begin, or the one that is on its way is to be ended.
  void clicked();

private:
  QPushButton *count_;
  QProgressBar *busy_;
  QLabel *state_;
};

} // namespace warpgrain::views
