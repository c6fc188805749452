// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/OccupancyCurveView.h"

#include "views/charts/ChartStyle.h"
#include "views/charts/FactorSeries.h"
#include "views/shared/Texts.h"
#include "views/shared/Theme.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace warpgrain::views {

namespace {

QString percent(double share) {
  return OccupancyCurveView::tr("%1 %").arg(QLocale().toString(100 * share, 'f', 1));
}

QPen curvePen(bool dark) {
  return {themeColours(dark).faint, 2};
}

QPen thresholdPen(bool dark) {
  return {themeColours(dark).series[1], 2, Qt::DashLine};
}

} // namespace

OccupancyCurveView::OccupancyCurveView(QWidget *parent) : ChartPane(parent) {
  setAccessibleName(tr("Chart of the occupancy against the registers per thread"));
  draw();
}

void OccupancyCurveView::setVariants(const std::vector<session::Variant> &variants) {
  variants_.clear();
  for (const session::Variant &variant : variants) {
    if (variant.resources.empty() || !variant.occupancy) continue;
    // What is drawn needs neither texts nor logs.
    session::Variant kept;
    kept.id = variant.id;
    kept.plan = variant.plan;
    kept.byHand = variant.byHand;
    kept.resources = variant.resources;
    kept.occupancy = variant.occupancy;
    variants_.push_back(std::move(kept));
  }
  draw();
}

void OccupancyCurveView::setCurve(const std::vector<device::OccupancyPoint> &curve) {
  if (curve == curve_) return;
  curve_ = curve;
  draw();
}

void OccupancyCurveView::setReason(const QString &reason) {
  if (reason == reason_) return;
  reason_ = reason;
  draw();
}

void OccupancyCurveView::setThresholdOf(std::optional<std::size_t> id) {
  if (id == thresholdOf_) return;
  thresholdOf_ = id;
  draw();
}

const session::Variant *OccupancyCurveView::thresholdVariant() const {
  const auto chosen = std::ranges::find_if(variants_, [this](const auto &v) { return thresholdOf_ == v.id; });
  if (chosen != variants_.end()) return &*chosen;
  const auto original = std::ranges::find_if(variants_, session::isOriginal);
  return original != variants_.end() ? &*original : nullptr;
}

std::optional<device::NextThreshold> OccupancyCurveView::threshold() const {
  const session::Variant *variant = thresholdVariant();
  if (!variant) return std::nullopt;
  const device::ResourceLimit &limit = (*variant->occupancy)[device::Resource::registers];
  // Where another resource limits as well, fewer registers alone win nothing.
  const bool helps = limit.next && limit.next->occupancy > variant->occupancy->occupancy;
  return limit.limiting && helps ? limit.next : std::nullopt;
}

std::vector<LegendEntry> OccupancyCurveView::legend(bool dark) const {
  std::vector<LegendEntry> entries;
  if (!curve_.empty()) entries.push_back({lineImage(curvePen(dark), 11), tr("original launch")});
  if (!variants_.empty())
    entries.push_back({markerImage(MarkerShape::disc, themeColours(dark).series[0], 11), tr("variants")});
  if (const auto next = threshold())
    entries.push_back({lineImage(thresholdPen(dark), 11), tr("next threshold: %1 registers").arg(next->value)});
  return entries;
}

void OccupancyCurveView::draw() {
  const bool known = !curve_.empty();
  Chart chart{.title = known || reason_.isEmpty() ? tr("Occupancy against registers") : reason_};
  std::vector<ChartSpot> spots;
  setAxes(chart);
  if (known) addCurve(chart);
  if (!variants_.empty()) addVariants(chart, spots);
  addThreshold(chart, spots);
  setChart(std::move(chart), std::move(spots));
}

/// In steps, not slopes: the occupancy holds up to a number of registers and falls behind it.
void OccupancyCurveView::addCurve(Chart &chart) const {
  ChartSeries line{.points = {}, .line = curvePen(isDark(*this)), .marker = {}};
  const auto add = [&line](double registers, double occupancy) {
    line.points.emplace_back(registers, 100 * occupancy);
  };
  add(curve_.front().x, curve_.front().occupancy);
  for (std::size_t i = 1; i < curve_.size(); ++i) {
    if (curve_[i].occupancy == curve_[i - 1].occupancy) continue;
    add(curve_[i - 1].x + 0.5, curve_[i - 1].occupancy);
    add(curve_[i - 1].x + 0.5, curve_[i].occupancy);
  }
  add(curve_.back().x, curve_.back().occupancy);
  chart.series.push_back(std::move(line));
}

void OccupancyCurveView::addVariants(Chart &chart, std::vector<ChartSpot> &spots) const {
  constexpr int size = 11;
  ChartSeries points{
      .points = {}, .line = {}, .marker = markerImage(MarkerShape::disc, themeColours(*this).series[0], size)};
  for (const session::Variant &variant : variants_) {
    const QPointF place(variant.resources.front().registersPerThread, 100 * variant.occupancy->occupancy);
    points.points.push_back(place);
    QString steps = isOriginal(variant) ? tr("original") : toQString(toString(variant.plan));
    if (variant.byHand) steps = toQString(variant.byHand->name);
    spots.push_back({place,
                     tr("%1\n%2 registers per thread\noccupancy %3, limited by %4")
                         .arg(steps)
                         .arg(place.x())
                         .arg(percent(variant.occupancy->occupancy), toQString(limiterOf(variant))),
                     variant.id});
  }
  chart.series.push_back(std::move(points));
}

void OccupancyCurveView::addThreshold(Chart &chart, std::vector<ChartSpot> &spots) const {
  const auto next = threshold();
  if (!next) return;
  const double registers = next->value;
  chart.series.push_back(
      {.points = {{registers, 0}, {registers, 100}}, .line = thresholdPen(isDark(*this)), .marker = {}});
  spots.push_back({QPointF(registers, 100 * next->occupancy),
                   tr("With at most %1 registers per thread another block fits: occupancy %2")
                       .arg(next->value)
                       .arg(percent(next->occupancy)),
                   std::nullopt});
}

void OccupancyCurveView::setAxes(Chart &chart) const {
  const double most = curve_.empty() ? 256 : std::max(32.0, 32 * std::ceil(curve_.back().x / 32.0));
  chart.horizontal = {.title = tr("registers per thread"), .least = 0, .most = most, .decimals = 0, .categories = {}};
  chart.vertical = {.title = tr("occupancy in %"), .least = 0, .most = 100, .decimals = 0, .categories = {}};
}

} // namespace warpgrain::views
