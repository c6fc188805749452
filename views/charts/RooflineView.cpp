// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/RooflineView.h"

#include "views/charts/ChartStyle.h"
#include "views/shared/Texts.h"
#include "views/shared/Theme.h"
#include "views/variants/MeasurementCells.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace warpgrain::views {

namespace {

constexpr double billion = 1e9;

QPen roofPen(bool dark) {
  return {themeColours(dark).faint, 2};
}

QPen intensityPen(bool dark) {
  return {themeColours(dark).series[1], 1, Qt::DashLine};
}

QString rounded(double value) {
  return QLocale().toString(value, 'g', 3);
}

} // namespace

RooflineView::RooflineView(QWidget *parent) : ChartPane(parent) {
  setAccessibleName(tr("Roofline: operations per second against operations per byte"));
  draw();
}

void RooflineView::setVariants(const std::vector<session::Variant> &variants) {
  variants_.clear();
  for (const session::Variant &variant : variants) {
    if (!variant.measurement || !variant.measurement->isComparable()) continue;
    QString name = isOriginal(variant) ? tr("original") : toQString(toString(variant.plan));
    if (variant.byHand) name = toQString(variant.byHand->name);
    variants_.push_back(
        {.variant = variant.id, .name = name, .seconds = variant.measurement->row.summary.median * 1e-6});
  }
  draw();
}

void RooflineView::setRoofline(const std::optional<estimate::Roofline> &roofline, const QString &gpu) {
  roofline_ = roofline;
  gpu_ = gpu;
  draw();
}

void RooflineView::setReason(const QString &reason) {
  reason_ = reason;
  roofline_.reset();
  draw();
}

std::vector<LegendEntry> RooflineView::legend(bool dark) const {
  if (!roofline_) return {};
  const QString memory = roofline_->isL2 ? tr("roofs: L2 cache and operations") : tr("roofs: memory and operations");
  return {{lineImage(roofPen(dark), 11), memory},
          {markerImage(MarkerShape::disc, themeColours(dark).series[0], 11), tr("variants")}};
}

void RooflineView::draw() {
  Chart chart{
      .title = roofline_ ? tr("Roofline of %1").arg(gpu_) : reason_, .horizontal = {}, .vertical = {}, .series = {}};
  std::vector<ChartSpot> spots;
  if (roofline_) {
    setAxes(chart);
    addRoofs(chart);
    addVariants(chart, spots);
  }
  setChart(std::move(chart), std::move(spots));
}

void RooflineView::setAxes(Chart &chart) const {
  const double here = std::log10(roofline_->intensity());
  const double ridge = std::log10(roofline_->operationsPerSecond / roofline_->bytesPerSecond);
  chart.horizontal = {.title = tr("operations per byte"),
                      .least = std::floor(std::min(here, ridge) - 0.5),
                      .most = std::ceil(std::max(here, ridge) + 0.5),
                      .decimals = 0,
                      .categories = {},
                      .isLogarithmic = true};
  double least = std::log10(roofline_->roofAt(roofline_->intensity()) / billion) - 1;
  for (const Reached &variant : variants_)
    least = std::min(least, std::log10(roofline_->reachedIn(variant.seconds) / billion));
  chart.vertical = {.title = tr("10⁹ operations per second"),
                    .least = std::floor(least),
                    .most = std::ceil(std::log10(roofline_->operationsPerSecond / billion) + 0.1),
                    .decimals = 0,
                    .categories = {},
                    .isLogarithmic = true};
}

void RooflineView::addRoofs(Chart &chart) const {
  const bool dark = isDark(*this);
  const double here = std::log10(roofline_->intensity());
  const double ridge = std::log10(roofline_->operationsPerSecond / roofline_->bytesPerSecond);
  const double top = std::log10(roofline_->operationsPerSecond / billion);
  // The slope is 1 where both axes are logarithmic; it begins where it enters the chart.
  const double begin = std::max(chart.horizontal.least, ridge - (top - chart.vertical.least));
  chart.series.push_back({.points = {{begin, top - (ridge - begin)}, {ridge, top}, {chart.horizontal.most, top}},
                          .line = roofPen(dark),
                          .marker = {}});
  chart.series.push_back({.points = {{here, chart.vertical.least},
                                     {here, std::log10(roofline_->roofAt(roofline_->intensity()) / billion)}},
                          .line = intensityPen(dark),
                          .marker = {}});
}

void RooflineView::addVariants(Chart &chart, std::vector<ChartSpot> &spots) const {
  constexpr int size = 11;
  ChartSeries points{
      .points = {}, .line = {}, .marker = markerImage(MarkerShape::disc, themeColours(*this).series[0], size)};
  const double roof = roofline_->roofAt(roofline_->intensity());
  for (const Reached &variant : variants_) {
    const double reached = roofline_->reachedIn(variant.seconds);
    points.points.emplace_back(std::log10(roofline_->intensity()), std::log10(reached / billion));
    spots.push_back({points.points.back(),
                     tr("%1\n%2: %3 · 10⁹ operations per second at %4 operations per byte\n%5 % of the roof")
                         .arg(variant.name, durationText(variant.seconds * 1e6), rounded(reached / billion),
                              rounded(roofline_->intensity()), rounded(100 * reached / roof)),
                     variant.variant});
  }
  chart.series.push_back(std::move(points));
}

} // namespace warpgrain::views
