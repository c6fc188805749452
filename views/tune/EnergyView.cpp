// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tune/EnergyView.h"

#include "views/charts/ChartStyle.h"
#include "views/shared/Theme.h"
#include "views/tune/TuneText.h"

#include <algorithm>

namespace warpgrain::views {

namespace {

constexpr int planSize = 6;
constexpr int frontSize = 11;
constexpr int legendSize = 11;
constexpr double room = 1.05;

QImage planMarker(bool dark, int size) {
  return markerImage(MarkerShape::disc, themeColours(dark).series[1], size);
}

QImage frontMarker(bool dark, int size) {
  return markerImage(MarkerShape::diamond, themeColours(dark).series[0], size);
}

QImage originalMarker(bool dark, int size) {
  return markerImage(MarkerShape::square, themeColours(dark).faint, size);
}

QPen frontPen(bool dark) {
  return {themeColours(dark).series[0], 1.5};
}

} // namespace

EnergyView::EnergyView(QWidget *parent) : ChartPane(parent) {
  setObjectName(QStringLiteral("tuneEnergyChart"));
  setAccessibleName(tr("Time against energy of the plans"));
}

void EnergyView::showSearch(const TuneData &search) {
  data_ = &search;
  draw();
}

std::vector<LegendEntry> EnergyView::legend(bool dark) const {
  if (data_ == nullptr || !data_->hasEnergies()) return {};
  std::vector<LegendEntry> out{{planMarker(dark, legendSize), tr("evaluated plan")}};
  if (!data_->front.empty()) out.push_back({frontMarker(dark, legendSize), tr("no other plan beats it in both")});
  if (data_->space.originalMicrojoules) out.push_back({originalMarker(dark, legendSize), tr("original")});
  return out;
}

QString EnergyView::title() const {
  if (data_->points.empty()) return tr("No plan is evaluated yet");
  if (!data_->hasEnergies())
    return tr("These results have no energies: they are measured where a search is for energy, or for both.");
  return tr("Time and energy of a launch: to the lower left is better");
}

void EnergyView::draw() {
  if (data_ == nullptr) return;
  Chart chart{.title = title(), .horizontal = {}, .vertical = {}, .series = {}};
  std::vector<ChartSpot> spots;
  setAxes(chart);
  addOriginal(chart, spots);
  addPlans(chart, spots);
  addFront(chart, spots);
  setChart(std::move(chart), std::move(spots));
}

void EnergyView::setAxes(Chart &chart) const {
  double microseconds = data_->space.originalMicroseconds.value_or(0);
  double microjoules = data_->space.originalMicrojoules.value_or(0);
  for (const TunePoint &point : data_->points) {
    if (!point.hasEnergy()) continue;
    microseconds = std::max(microseconds, *point.microseconds);
    microjoules = std::max(microjoules, *point.microjoules);
  }
  const RoundAxis across = roundAxis(microseconds * room);
  chart.horizontal = {
      .title = tr("microseconds"), .least = 0, .most = across.most, .decimals = across.decimals, .categories = {}};
  const RoundAxis up = roundAxis(microjoules * room);
  chart.vertical = {.title = tr("microjoules"), .least = 0, .most = up.most, .decimals = up.decimals, .categories = {}};
}

void EnergyView::addOriginal(Chart &chart, std::vector<ChartSpot> &spots) const {
  if (!data_->hasEnergies() || !data_->space.originalMicroseconds || !data_->space.originalMicrojoules) return;
  const QPointF place(*data_->space.originalMicroseconds, *data_->space.originalMicrojoules);
  chart.series.push_back({.points = {place}, .line = {}, .marker = originalMarker(isDark(*this), planSize + 2)});
  spots.push_back({place, tr("The original"), std::nullopt});
}

void EnergyView::addPlans(Chart &chart, std::vector<ChartSpot> &spots) const {
  ChartSeries plans{.points = {}, .line = {}, .marker = planMarker(isDark(*this), planSize)};
  for (std::size_t i = 0; i < data_->points.size(); ++i) {
    const TunePoint &point = data_->points[i];
    if (!point.hasEnergy() || std::ranges::find(data_->front, i) != data_->front.end()) continue;
    plans.points.emplace_back(*point.microseconds, *point.microjoules);
    spots.push_back({plans.points.back(), tunePointText(*data_, i), i});
  }
  chart.series.push_back(std::move(plans));
}

/// From the fastest on; over the others.
void EnergyView::addFront(Chart &chart, std::vector<ChartSpot> &spots) const {
  ChartSeries front{.points = {}, .line = frontPen(isDark(*this)), .marker = frontMarker(isDark(*this), frontSize)};
  for (const std::size_t i : data_->front) {
    const TunePoint &point = data_->points[i];
    if (!point.hasEnergy()) continue;
    front.points.emplace_back(*point.microseconds, *point.microjoules);
    const QString text = tunePointText(*data_, i) + QLatin1Char('\n') + tr("No other plan beats it in both.");
    spots.push_back({front.points.back(), text, i});
  }
  if (!front.points.empty()) chart.series.push_back(std::move(front));
}

} // namespace warpgrain::views
