// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/floor/Roofline.h"
#include "core/session/Variant.h"
#include "views/charts/ChartLegend.h"
#include "views/charts/ChartPane.h"

#include <optional>
#include <vector>

namespace warpgrain::views {

/// A launch in the roofline model: the roofs of the GPU over the operations for each byte, and what the measured
/// variants reach below them. All variants of a kernel have the same operations and the same data.
class RooflineView : public ChartPane {
  Q_OBJECT

public:
  explicit RooflineView(QWidget *parent = nullptr);

  void setVariants(const std::vector<session::Variant> &variants);
  /// None: the chart says why there is none.
  void setRoofline(const std::optional<estimate::Roofline> &roofline, const QString &gpu);
  void setReason(const QString &reason);

  std::vector<LegendEntry> legend(bool dark) const;

private:
  /// What is drawn of a variant.
  struct Reached {
    std::size_t variant = 0;
    QString name;
    double seconds = 0;
  };

  void draw() override;
  void addRoofs(Chart &chart) const;
  void addVariants(Chart &chart, std::vector<ChartSpot> &spots) const;
  void setAxes(Chart &chart) const;

  std::vector<Reached> variants_;
  std::optional<estimate::Roofline> roofline_;
  QString gpu_;
  QString reason_;
};

} // namespace warpgrain::views
