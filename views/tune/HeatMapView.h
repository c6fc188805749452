// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/ChartPane.h"
#include "views/tune/TuneValues.h"

#include <map>
#include <utility>

namespace warpgrain::views {

/// The best plan for each pair of values of two parameters, whatever the others are.
class HeatMapView : public ChartPane {
  Q_OBJECT

public:
  explicit HeatMapView(QWidget *parent = nullptr);

  /// The data is drawn as it is now; it must outlive this.
  void showSearch(const TuneData &search, std::size_t across, std::size_t up);

private:
  struct Cell {
    std::size_t best = 0; ///< a point
    double value = 0;
    std::size_t count = 0; ///< of plans with a value
  };

  using Cells = std::map<std::pair<int, int>, Cell>; ///< by the two values

  void draw() override;
  Cells cells() const;
  void addCells(Chart &chart, std::vector<ChartSpot> &spots) const;
  void addCell(Chart &chart, std::vector<ChartSpot> &spots, const std::pair<int, int> &at, const Cell &cell,
               double goodness) const;

  const TuneData *data_ = nullptr;
  std::size_t across_ = 0;
  std::size_t up_ = 0;
};

} // namespace warpgrain::views
