// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/tune/TuneValues.h"

#include <QWidget>

#include <optional>

class QComboBox;

namespace warpgrain::views {

class HeatMapView;

/// A heat map, and the choice of its two parameters. Until a person chooses, they are those that decide most.
class HeatMapPage : public QWidget {
  Q_OBJECT

public:
  explicit HeatMapPage(QWidget *parent = nullptr);

  /// Another search: its parameters are to choose from. The data must outlive this.
  void setSearch(const TuneData &search);
  /// The search came to more plans.
  void refresh();
  void setImportance(const TuneImportance &importance);
  void setCurrentPoint(std::optional<std::size_t> point);

Q_SIGNALS:
  void pointChosen(std::size_t point);

private:
  void choose(std::size_t across, std::size_t up);

  HeatMapView *map_;
  QComboBox *across_;
  QComboBox *up_;
  const TuneData *data_ = nullptr;
  bool isChosen_ = false; ///< by a person
};

} // namespace warpgrain::views
