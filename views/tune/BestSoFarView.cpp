// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tune/BestSoFarView.h"

#include "views/charts/ChartStyle.h"
#include "views/shared/Theme.h"
#include "views/tune/TuneText.h"

#include <algorithm>
#include <cmath>

namespace warpgrain::views {

namespace {

constexpr int planSize = 6;
constexpr int legendSize = 11;
/// Of a long search the chart has no room for more marks.
constexpr std::size_t mostMarks = 1200;

QPen bestPen(bool dark) {
  return {themeColours(dark).series[0], 2};
}

QPen originalPen(bool dark) {
  return {themeColours(dark).faint, 1, Qt::DashLine};
}

QImage planMarker(bool dark, int size) {
  return markerImage(MarkerShape::disc, themeColours(dark).series[1], size);
}

QImage failedMarker(bool dark, int size) {
  return markerImage(MarkerShape::cross, themeColours(dark).error, size);
}

} // namespace

BestSoFarView::BestSoFarView(QWidget *parent) : ChartPane(parent) {
  setObjectName(QStringLiteral("tuneProgressChart"));
  setAccessibleName(tr("Best plan so far against evaluated plans"));
}

void BestSoFarView::showSearch(const TuneData &search) {
  data_ = &search;
  draw();
}

std::vector<LegendEntry> BestSoFarView::legend(bool dark) const {
  if (data_ == nullptr || data_->points.empty()) return {};
  std::vector<LegendEntry> out{{lineImage(bestPen(dark), legendSize), tr("best so far")},
                               {planMarker(dark, legendSize), tr("evaluated plan")}};
  const auto isFailed = [](const TunePoint &point) { return point.verdict == TuneVerdict::failed; };
  if (std::ranges::any_of(data_->points, isFailed)) out.push_back({failedMarker(dark, legendSize), tr("failed plan")});
  if (data_->hasSpeedUps()) out.push_back({lineImage(originalPen(dark), legendSize), tr("original")});
  return out;
}

std::vector<BestSoFarView::Evaluated> BestSoFarView::evaluatedPoints() const {
  std::vector<Evaluated> out;
  double count = 0;
  for (std::size_t i = 0; i < data_->points.size(); ++i) {
    if (!data_->points[i].isEvaluated()) continue;
    out.push_back({.point = i, .at = ++count});
  }
  return out;
}

QString BestSoFarView::title() const {
  if (data_->points.empty()) return tr("No plan is evaluated yet");
  return data_->hasSpeedUps() ? tr("Speed-up over the original") : tr("Time");
}

void BestSoFarView::draw() {
  if (data_ == nullptr) return;
  Chart chart{.title = title(), .horizontal = {}, .vertical = {}, .series = {}};
  std::vector<ChartSpot> spots;
  const std::vector<Evaluated> evaluated = evaluatedPoints();
  setAxes(chart, static_cast<double>(evaluated.size()));
  addOriginal(chart);
  addPlans(chart, evaluated, spots);
  addBest(chart, evaluated);
  setChart(std::move(chart), std::move(spots));
}

void BestSoFarView::setAxes(Chart &chart, double evaluations) const {
  const RoundAxis across = roundAxis(
      std::max({evaluations, static_cast<double>(std::min<std::size_t>(data_->space.budget, 1'000'000)), 4.0}));
  chart.horizontal = {
      .title = tr("evaluated plans"), .least = 0, .most = across.most, .decimals = across.decimals, .categories = {}};
  const RoundAxis up = roundAxis(mostValue());
  chart.vertical = {.title = data_->hasSpeedUps() ? tr("times as fast") : tr("microseconds"),
                    .least = 0,
                    .most = up.most,
                    .decimals = up.decimals,
                    .categories = {}};
}

/// Where there are times alone, slow plans do not press the fast ones together: they stand at the upper edge.
double BestSoFarView::mostValue() const {
  std::vector<double> values;
  for (const TunePoint &point : data_->points)
    if (const auto value = data_->valueOf(point)) values.push_back(*value);
  if (values.empty()) return data_->hasSpeedUps() ? 2 : 1;
  std::ranges::sort(values);
  if (data_->hasSpeedUps()) return std::max(1.2, values.back() * 1.05);
  constexpr double shown = 2.5; // of the median
  return std::min(values.back(), shown * values[values.size() / 2]);
}

void BestSoFarView::addOriginal(Chart &chart) const {
  if (!data_->hasSpeedUps()) return;
  chart.series.push_back(
      {.points = {{0, 1}, {chart.horizontal.most, 1}}, .line = originalPen(isDark(*this)), .marker = {}});
}

/// In steps: the best holds until a better one comes. It begins with the original.
void BestSoFarView::addBest(Chart &chart, const std::vector<Evaluated> &evaluated) const {
  ChartSeries line{.points = {}, .line = bestPen(isDark(*this)), .marker = {}};
  std::optional<double> best;
  if (data_->hasSpeedUps()) {
    best = 1;
    line.points.emplace_back(0, 1);
  }
  for (const Evaluated &one : evaluated) {
    const auto value = data_->valueOf(data_->points[one.point]);
    if (!value || (best && !data_->isBetter(*value, *best))) continue;
    if (best) line.points.emplace_back(one.at, std::min(*best, chart.vertical.most));
    line.points.emplace_back(one.at, std::min(*value, chart.vertical.most));
    best = value;
  }
  if (!best || evaluated.empty()) return;
  line.points.emplace_back(evaluated.back().at, std::min(*best, chart.vertical.most));
  chart.series.push_back(std::move(line));
}

/// Of many, every so many-th: the others lie between them.
void BestSoFarView::addPlans(Chart &chart, const std::vector<Evaluated> &evaluated,
                             std::vector<ChartSpot> &spots) const {
  ChartSeries plans{.points = {}, .line = {}, .marker = planMarker(isDark(*this), planSize)};
  ChartSeries failed{.points = {}, .line = {}, .marker = failedMarker(isDark(*this), planSize + 2)};
  const std::size_t step = evaluated.size() / mostMarks + 1;
  std::optional<double> best;
  for (std::size_t i = 0; i < evaluated.size(); ++i) {
    const TunePoint &point = data_->points[evaluated[i].point];
    const auto value = data_->valueOf(point);
    const bool isImprovement = value && (!best || data_->isBetter(*value, *best));
    if (isImprovement) best = value;
    if (!isImprovement && i % step != 0) continue;
    const QPointF place(evaluated[i].at, std::min(value.value_or(0), chart.vertical.most));
    (value ? plans : failed).points.push_back(place);
    spots.push_back({place, tunePointText(*data_, evaluated[i].point), evaluated[i].point});
  }
  chart.series.push_back(std::move(plans));
  chart.series.push_back(std::move(failed));
}

} // namespace warpgrain::views
