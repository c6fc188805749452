// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/OccupancyCurves.h"
#include "core/estimate/floor/Roofline.h"
#include "core/session/Variant.h"
#include "views/charts/FactorSeries.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;
class QStackedLayout;

namespace warpgrain::views {

class ChartLegend;
class FactorChartView;
class OccupancyCurveView;
class RooflineView;

/// Occupancy, registers and, where it was measured, time against the coarsening factor; where the variants stand on the
/// curve of occupancy against registers, and, where they were measured, below the roofs of the GPU.
class VariantCharts : public QWidget {
  Q_OBJECT

public:
  explicit VariantCharts(QWidget *parent = nullptr);

  void setVariants(const std::vector<session::Variant> &variants);
  /// The curve of the original launch (device::occupancyAgainstRegisters); empty: not known.
  void setOccupancyCurve(const std::vector<device::OccupancyPoint> &curve);
  /// Why there is no curve, where there is none.
  void setCurveReason(const QString &reason);
  /// The launch that the variants were measured with, on the GPU that they were measured on.
  void setRoofline(const estimate::Roofline &roofline, const QString &gpu);
  /// Why there is none, where there is none.
  void setRooflineReason(const QString &reason);
  /// Marks a variant's points.
  void setCurrentVariant(std::optional<std::size_t> id);

Q_SIGNALS:
  /// A point was clicked.
  void variantChosen(std::size_t id);

private:
  QWidget *makeCharts();
  void updateLegends();
  void showTimes(bool areThere);
  void updateMessage(bool noVariants);
  void changeEvent(QEvent *event) override;

  QStackedLayout *stack_;
  QLabel *empty_;
  QGridLayout *grid_ = nullptr;
  FactorChartView *occupancy_;
  FactorChartView *registers_;
  FactorChartView *time_;
  OccupancyCurveView *curve_;
  RooflineView *roofline_;
  ChartLegend *factorLegend_;
  ChartLegend *curveLegend_;
  ChartLegend *rooflineLegend_;
};

} // namespace warpgrain::views
