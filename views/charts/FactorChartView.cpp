// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/FactorChartView.h"

#include "views/charts/ChartStyle.h"
#include "views/shared/Texts.h"
#include "views/shared/Theme.h"
#include "views/variants/MeasurementCells.h"

#include <QBarCategoryAxis>
#include <QChart>
#include <QLineSeries>
#include <QLocale>
#include <QScatterSeries>
#include <QValueAxis>

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
  QChart &chart = freshChart(title());
  std::vector<ChartSpot> spots;
  std::vector<QPointF> spilling;
  for (std::size_t i = 0; i < data_.series.size(); ++i)
    addSeries(chart, i, spots, spilling);
  for (std::size_t i = 0; quantity_ == Quantity::time && i < data_.series.size(); ++i)
    addQuartiles(chart, i);
  if (quantity_ == Quantity::registers && !spilling.empty()) addSpills(chart, spilling);
  addAxes(chart);
  styleChart(chart, palette());
  setSpots(std::move(spots));
}

void FactorChartView::addSeries(QChart &chart, std::size_t number, std::vector<ChartSpot> &spots,
                                std::vector<QPointF> &spilling) {
  const FactorSeries &series = data_.series[number];
  auto *line = new QLineSeries;
  for (const FactorPoint &point : series.points) {
    const auto value = valueOf(point);
    if (!value) continue;
    const QPointF place(placeOf(point.factor), *value);
    line->append(place);
    spots.push_back({place, textOf(series, point), point.variant});
    if (point.spillBytes > 0) spilling.push_back(place);
  }
  chart.addSeries(line);
  styleSeries(*line, number, isDark(*this));
}

/// A bar from quartile to quartile through each point: how far its times spread.
void FactorChartView::addQuartiles(QChart &chart, std::size_t number) {
  for (const FactorPoint &point : data_.series[number].points) {
    if (!point.time) continue;
    auto *bar = new QLineSeries;
    bar->append(placeOf(point.factor), point.time->quartile1);
    bar->append(placeOf(point.factor), point.time->quartile3);
    chart.addSeries(bar);
    bar->setPen(QPen(palette().color(QPalette::Active, QPalette::Text), 1));
  }
}

void FactorChartView::addSpills(QChart &chart, const std::vector<QPointF> &spilling) {
  auto *crosses = new QScatterSeries;
  for (const QPointF &place : spilling)
    crosses->append(place);
  chart.addSeries(crosses);
  const QColor colour = themeColours(*this).worse;
  crosses->setColor(colour);
  crosses->setBorderColor(Qt::transparent);
  crosses->setMarkerSize(15);
  crosses->setLightMarker(markerImage(MarkerShape::cross, colour, 15));
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

void FactorChartView::addAxes(QChart &chart) {
  auto *factors = new QBarCategoryAxis;
  for (const std::int64_t factor : data_.factors)
    factors->append(QString::number(factor));
  if (!data_.step.empty()) factors->setTitleText(tr("factor of %1").arg(toQString(data_.step)));
  auto *values = new QValueAxis;
  values->setRange(0, highestValue());
  values->setTickCount(5);
  values->setLabelFormat(highestValue() < 20 ? QStringLiteral("%.2f") : QStringLiteral("%d"));
  values->setTitleText(unit());
  chart.addAxis(factors, Qt::AlignBottom);
  chart.addAxis(values, Qt::AlignLeft);
  for (QAbstractSeries *series : chart.series()) {
    series->attachAxis(factors);
    series->attachAxis(values);
  }
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
