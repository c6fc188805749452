// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/ChartLegend.h"
#include "views/charts/ChartPane.h"
#include "views/tune/TuneValues.h"

namespace warpgrain::views {

/// The best of a search so far against its evaluations, and every evaluated plan beside it.
class BestSoFarView : public ChartPane {
  Q_OBJECT

public:
  explicit BestSoFarView(QWidget *parent = nullptr);

  /// The data is drawn as it is now; it must outlive this.
  void showSearch(const TuneData &search);
  /// The signs of the chart, on a light or a dark background.
  std::vector<LegendEntry> legend(bool dark) const;

private:
  /// A plan at its place on the horizontal axis.
  struct Evaluated {
    std::size_t point = 0;
    double at = 0; ///< evaluations until it, and with it
  };

  void draw() override;
  QString title() const;
  void addOriginal(Chart &chart) const;
  void addBest(Chart &chart, const std::vector<Evaluated> &evaluated) const;
  void addPlans(Chart &chart, const std::vector<Evaluated> &evaluated, std::vector<ChartSpot> &spots) const;
  void setAxes(Chart &chart, double evaluations) const;
  double mostValue() const;
  std::vector<Evaluated> evaluatedPoints() const;

  const TuneData *data_ = nullptr;
};

} // namespace warpgrain::views
