// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/FactorChartView.h"

#include "views/charts/ChartStyle.h"
#include "views/shared/Texts.h"
#include "views/shared/Theme.h"
#include "views/variants/MeasurementCells.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace warpgrain::views {

FactorChartView::FactorChartView(Quantity quantity, QWidget *parent) : ChartPane(parent), quantity_(quantity) {
  setAccessibleName(quantity == Quantity::occupancy   ? tr("Chart of the occupancy against the factor")
                    : quantity == Quantity::registers ? tr("Chart of the registers against the factor")
                                                      : tr("Chart of the time against the factor"));
  draw();
}

void FactorChartView::setFactorChart(FactorChart chart) {
  data_ = std::move(chart);
  draw();
}

std::optional<double> FactorChartView::valueOf(const FactorPoint &point) const {
  if (quantity_ == Quantity::registers)
    return point.registers > 0 ? std::optional<double>(point.registers) : std::nullopt;
  if (quantity_ == Quantity::time) return point.time ? std::optional(point.time->median) : std::nullopt;
  return point.occupancy ? std::optional(100 * *point.occupancy) : std::nullopt;
}

double FactorChartView::placeOf(std::int64_t factor) const {
  return static_cast<double>(std::ranges::find(data_.factors, factor) - data_.factors.begin());
}

QString FactorChartView::textOf(const FactorSeries &series, const FactorPoint &point) const {
  QStringList lines;
  if (!data_.step.empty()) lines << tr("%1 %2").arg(toQString(data_.step)).arg(point.factor);
  if (!series.name.empty()) lines << toQString(series.name);
  if (lines.isEmpty()) lines << tr("original");
  if (point.time)
    lines << tr("%1; half of all launches took %2 to %3")
                 .arg(durationText(point.time->median), durationText(point.time->quartile1),
                      durationText(point.time->quartile3));
  if (point.registers > 0) lines << tr("%1 registers per thread").arg(point.registers);
  if (point.spillBytes > 0) lines << tr("%1 bytes spilled").arg(point.spillBytes);
  if (point.occupancy)
    lines << tr("occupancy %1 %, limited by %2")
                 .arg(QLocale().toString(100 * *point.occupancy, 'f', 1), toQString(point.limiter));
  return lines.join(u'\n');
}

QString FactorChartView::title() const {
  if (quantity_ == Quantity::occupancy) return tr("Occupancy");
  if (quantity_ == Quantity::registers) return tr("Registers per thread");
  return data_.device.empty() ? tr("Time") : tr("Time on %1").arg(toQString(data_.device));
}

QString FactorChartView::unit() const {
  if (quantity_ == Quantity::occupancy) return tr("occupancy in %");
  return quantity_ == Quantity::registers ? tr("registers") : tr("median in µs");
}

void FactorChartView::draw() {
  Chart chart{.title = title()};
  std::vector<ChartSpot> spots;
  setAxes(chart);
  for (std::size_t i = 0; i < data_.series.size(); ++i)
    addSeries(chart, i, spots);
  for (std::size_t i = 0; quantity_ == Quantity::time && i < data_.series.size(); ++i)
    addQuartiles(chart, i);
  if (quantity_ == Quantity::registers) addSpills(chart);
  setChart(std::move(chart), std::move(spots));
}

void FactorChartView::addSeries(Chart &chart, std::size_t number, std::vector<ChartSpot> &spots) const {
  const FactorSeries &series = data_.series[number];
  const bool dark = isDark(*this);
  ChartSeries line{.points = {}, .line = seriesPen(number, dark), .marker = seriesMarker(number, dark)};
  for (const FactorPoint &point : series.points) {
    const auto value = valueOf(point);
    if (!value) continue;
    line.points.emplace_back(placeOf(point.factor), *value);
    spots.push_back({line.points.back(), textOf(series, point), point.variant});
  }
  chart.series.push_back(std::move(line));
}

/// A bar from quartile to quartile through each point: how far its times spread.
void FactorChartView::addQuartiles(Chart &chart, std::size_t number) const {
  const QPen pen(palette().color(QPalette::Active, QPalette::Text), 1);
  for (const FactorPoint &point : data_.series[number].points) {
    if (!point.time) continue;
    const double place = placeOf(point.factor);
    chart.series.push_back(
        {.points = {{place, point.time->quartile1}, {place, point.time->quartile3}}, .line = pen, .marker = {}});
  }
}

void FactorChartView::addSpills(Chart &chart) const {
  constexpr int size = 15;
  ChartSeries crosses{
      .points = {}, .line = {}, .marker = markerImage(MarkerShape::cross, themeColours(*this).worse, size)};
  for (const FactorSeries &series : data_.series)
    for (const FactorPoint &point : series.points)
      if (const auto value = valueOf(point); value && point.spillBytes > 0)
        crosses.points.emplace_back(placeOf(point.factor), *value);
  if (!crosses.points.empty()) chart.series.push_back(std::move(crosses));
}

/// Where the axis ends: four steps that a person can read.
double FactorChartView::highestValue() const {
  if (quantity_ == Quantity::occupancy) return 100;
  double highest = quantity_ == Quantity::registers ? 8 : 0;
  for (const FactorSeries &series : data_.series)
    for (const FactorPoint &point : series.points) {
      if (quantity_ == Quantity::registers) highest = std::max(highest, static_cast<double>(point.registers));
      if (quantity_ == Quantity::time && point.time)
        highest = std::max({highest, point.time->median, point.time->quartile3});
    }
  // Registers are set aside eight at a time.
  if (quantity_ == Quantity::registers) return 32 * std::ceil(highest * 1.05 / 32);
  if (highest <= 0) return 1;
  const double step = std::pow(10.0, std::floor(std::log10(highest)) - 1) * 4;
  return step * std::ceil(highest * 1.05 / step);
}

void FactorChartView::setAxes(Chart &chart) const {
  for (const std::int64_t factor : data_.factors)
    chart.horizontal.categories << QString::number(factor);
  if (!data_.step.empty()) chart.horizontal.title = tr("factor of %1").arg(toQString(data_.step));
  const double most = highestValue();
  constexpr double few = 20;
  chart.vertical = {.title = unit(), .least = 0, .most = most, .decimals = most < few ? 2 : 0, .categories = {}};
}

std::vector<LegendEntry> FactorChartView::legend(bool dark) const {
  std::vector<LegendEntry> entries;
  bool spills = false;
  for (std::size_t i = 0; i < data_.series.size(); ++i) {
    const FactorSeries &series = data_.series[i];
    entries.push_back({seriesMarker(i, dark), series.name.empty() ? tr("no other step") : toQString(series.name)});
    spills |= std::ranges::any_of(series.points, [](const FactorPoint &point) { return point.spillBytes > 0; });
  }
  // One line alone needs no name.
  if (entries.size() == 1 && data_.series.front().name.empty()) entries.clear();
  if (spills) entries.push_back({markerImage(MarkerShape::cross, themeColours(dark).worse, 11), tr("spills")});
  return entries;
}

} // namespace warpgrain::views
