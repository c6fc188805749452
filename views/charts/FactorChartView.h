// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/ChartLegend.h"
#include "views/charts/ChartPane.h"
#include "views/charts/FactorSeries.h"

namespace warpgrain::views {

/// One quantity of the variants against the factor.
class FactorChartView : public ChartPane {
  Q_OBJECT

public:
  enum class Quantity { occupancy, registers, time };

  explicit FactorChartView(Quantity quantity, QWidget *parent = nullptr);

  void setFactorChart(FactorChart chart);
  /// The series and signs of the chart, on a light or a dark background.
  std::vector<LegendEntry> legend(bool dark) const;

private:
  void draw() override;
  void addSeries(Chart &chart, std::size_t number, std::vector<ChartSpot> &spots) const;
  void addQuartiles(Chart &chart, std::size_t number) const;
  void addSpills(Chart &chart) const;
  void setAxes(Chart &chart) const;
  double highestValue() const;
  QString title() const;
  QString unit() const;
  std::optional<double> valueOf(const FactorPoint &point) const;
  QString textOf(const FactorSeries &series, const FactorPoint &point) const;
  /// The factor's place on the axis, whose categories stand at 0, 1, 2, …
  double placeOf(std::int64_t factor) const;

  Quantity quantity_;
  FactorChart data_;
};

} // namespace warpgrain::views
