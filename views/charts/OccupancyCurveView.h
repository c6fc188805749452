// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/OccupancyCurves.h"
#include "core/session/Variant.h"
#include "views/charts/ChartLegend.h"
#include "views/charts/ChartPane.h"

namespace warpgrain::views {

/// The curve of occupancy against registers per thread, the variants on or beside it, and the next threshold: the most
/// registers with which another block would fit.
class OccupancyCurveView : public ChartPane {
  Q_OBJECT

public:
  explicit OccupancyCurveView(QWidget *parent = nullptr);

  void setVariants(const std::vector<session::Variant> &variants);
  void setCurve(const std::vector<device::OccupancyPoint> &curve);
  void setReason(const QString &reason);
  /// Whose threshold is marked; without one the original's.
  void setThresholdOf(std::optional<std::size_t> id);
  /// The signs of the chart, on a light or a dark background.
  std::vector<LegendEntry> legend(bool dark) const;

private:
  void draw() override;
  void addCurve(Chart &chart) const;
  void addVariants(Chart &chart, std::vector<ChartSpot> &spots) const;
  void addThreshold(Chart &chart, std::vector<ChartSpot> &spots) const;
  void setAxes(Chart &chart) const;
  const session::Variant *thresholdVariant() const;
  std::optional<device::NextThreshold> threshold() const;

  std::vector<session::Variant> variants_; ///< built ones with an occupancy
  std::vector<device::OccupancyPoint> curve_;
  QString reason_;
  std::optional<std::size_t> thresholdOf_;
};

} // namespace warpgrain::views
