// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/ChartLegend.h"
#include "views/charts/ChartPane.h"
#include "views/tune/TuneValues.h"

namespace warpgrain::views {

/// Time against energy of the plans of a search. Those that no other one beats in both are marked and joined by a line.
class EnergyView : public ChartPane {
  Q_OBJECT

public:
  explicit EnergyView(QWidget *parent = nullptr);

  /// The data is drawn as it is now; it must outlive this.
  void showSearch(const TuneData &search);
  /// The signs of the chart, on a light or a dark background; none where there is no energy.
  std::vector<LegendEntry> legend(bool dark) const;

private:
  void draw() override;
  QString title() const;
  void setAxes(Chart &chart) const;
  void addOriginal(Chart &chart, std::vector<ChartSpot> &spots) const;
  void addPlans(Chart &chart, std::vector<ChartSpot> &spots) const;
  void addFront(Chart &chart, std::vector<ChartSpot> &spots) const;

  const TuneData *data_ = nullptr;
};

} // namespace warpgrain::views
