// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tune/HeatMapView.h"

#include "views/shared/Theme.h"
#include "views/tune/TuneText.h"

#include <algorithm>
#include <cmath>

namespace warpgrain::views {

namespace {

/// From pale (0) to full (1).
QColor shadeOf(double goodness, const QColor &pale, const QColor &full) {
  const auto mixed = [goodness](double from, double to) { return static_cast<float>(from + (to - from) * goodness); };
  return QColor::fromRgbF(mixed(pale.redF(), full.redF()), mixed(pale.greenF(), full.greenF()),
                          mixed(pale.blueF(), full.blueF()));
}

ChartAxis axisOf(const TuneParameter &parameter) {
  return {.title = parameter.name, .least = 0, .most = 1, .decimals = 0, .categories = parameter.values};
}

} // namespace

HeatMapView::HeatMapView(QWidget *parent) : ChartPane(parent) {
  setObjectName(QStringLiteral("tuneHeatMap"));
  setAccessibleName(tr("Best plan for each pair of values of two choices"));
}

void HeatMapView::showSearch(const TuneData &search, std::size_t across, std::size_t up) {
  data_ = &search;
  across_ = across;
  up_ = up;
  draw();
}

HeatMapView::Cells HeatMapView::cells() const {
  Cells out;
  for (std::size_t i = 0; i < data_->points.size(); ++i) {
    const TunePoint &point = data_->points[i];
    const auto value = data_->valueOf(point);
    if (!value) continue;
    Cell &cell = out[{point.choices[across_], point.choices[up_]}];
    if (cell.count++ == 0 || data_->isBetter(*value, cell.value)) {
      cell.best = i;
      cell.value = *value;
    }
  }
  return out;
}

void HeatMapView::draw() {
  Chart chart{.title = tr("Best of each pair of values"), .horizontal = {}, .vertical = {}, .series = {}};
  std::vector<ChartSpot> spots;
  if (data_ != nullptr && across_ < data_->space.parameters.size() && up_ < data_->space.parameters.size()) {
    chart.horizontal = axisOf(data_->space.parameters[across_]);
    chart.vertical = axisOf(data_->space.parameters[up_]);
    addCells(chart, spots);
  }
  setChart(std::move(chart), std::move(spots));
}

/// Shades follow the ratios of times: what takes twice as long is as much paler everywhere. What takes four times as
/// long as the best, or more, is palest, so that one very slow plan does not make all others look alike.
void HeatMapView::addCells(Chart &chart, std::vector<ChartSpot> &spots) const {
  const Cells all = cells();
  if (all.empty()) return;
  double best = all.begin()->second.value;
  for (const auto &[at, cell] : all)
    if (data_->isBetter(cell.value, best)) best = cell.value;
  double range = 0; // of the logarithms
  for (const auto &[at, cell] : all)
    range = std::max(range, std::abs(std::log(cell.value / best)));
  range = std::min(range, std::log(4.0));
  for (const auto &[at, cell] : all) {
    const double loss = range > 0 ? std::min(1.0, std::abs(std::log(cell.value / best)) / range) : 0;
    addCell(chart, spots, at, cell, 1 - loss);
  }
}

void HeatMapView::addCell(Chart &chart, std::vector<ChartSpot> &spots, const std::pair<int, int> &at, const Cell &cell,
                          double goodness) const {
  const QColor full = themeColours(*this).series[0];
  const QColor pale = shadeOf(0.15, palette().color(QPalette::Active, QPalette::Base), full);
  constexpr double half = 0.48; // a gap between the cells
  const QRectF area(at.first - half, at.second - half, 2 * half, 2 * half);
  const TunePoint &best = data_->points[cell.best];
  const QString value = tuneValueText(*data_, best);
  chart.boxes.push_back({.area = area, .fill = shadeOf(goodness, pale, full), .text = value});
  const auto &across = data_->space.parameters[across_];
  const auto &up = data_->space.parameters[up_];
  spots.push_back(
      {.value = QPointF(at.first, at.second),
       .text = tr("%1 %2, %3 %4: best %5 of %n plan(s)\n%6", nullptr, static_cast<int>(cell.count))
                   .arg(across.name, across.values[at.first], up.name, up.values[at.second], value, best.steps),
       .variant = cell.best,
       .area = area});
}

} // namespace warpgrain::views
