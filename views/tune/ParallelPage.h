// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/tune/TuneValues.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QSpinBox;

namespace warpgrain::views {

class ParallelView;

/// Parallel coordinates, and how many of the best plans are strong in them.
class ParallelPage : public QWidget {
  Q_OBJECT

public:
  explicit ParallelPage(QWidget *parent = nullptr);

  /// The search as it is now.
  void refresh(const TuneData &search);
  void setCurrentPoint(std::optional<std::size_t> point);

Q_SIGNALS:
  void pointChosen(std::size_t point);

private:
  void showCount();

  ParallelView *view_;
  QSpinBox *best_;
  QLabel *count_;
  QPushButton *clear_;
};

} // namespace warpgrain::views
