// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/tune/TuneValues.h"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace warpgrain::views {

/// The choices of a search's space with their values and those of the best plan, what was left out of it, and why plans
/// were refused or failed.
class SpacePage : public QWidget {
  Q_OBJECT

public:
  explicit SpacePage(QWidget *parent = nullptr);

  /// The search as it is now.
  void refresh(const TuneData &search);

private:
  void fillTable(const TuneData &search);

  QTableWidget *table_;
  QLabel *reasons_;
};

/// Why plans have no time: each reason once with how many plans it keeps from one, the most frequent first; at most so
/// many, and how many plans have others.
QStringList tuneReasons(const TuneData &search, std::size_t most);

} // namespace warpgrain::views
