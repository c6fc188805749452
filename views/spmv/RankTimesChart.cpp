// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/spmv/RankTimesChart.h"

#include "views/charts/ChartStyle.h"
#include "views/shared/Theme.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace warpgrain::views {

namespace {

constexpr std::size_t mostRanksAlone = 8;
constexpr std::size_t mostPoints = 2000; ///< of a line

/// An axis that ends at one, two or five times a power of ten above a value.
double endAbove(double value) {
  const double power = std::pow(10, std::floor(std::log10(std::max(value, 1e-3))));
  for (const double step : {1.0, 2.0, 5.0})
    if (step * power >= value) return step * power;
  return 10 * power;
}

} // namespace

RankTimesChart::RankTimesChart(QWidget *parent) : ChartPane(parent) {
  setAccessibleName(tr("Chart of the times of the ranks over the iterations"));
  draw();
}

void RankTimesChart::setRecording(std::shared_ptr<const adaptive::Recording> recording) {
  recording_ = std::move(recording);
  draw();
}

std::vector<RankTimesChart::Line> RankTimesChart::lines() const {
  std::vector<Line> out;
  if (!recording_) return out;
  const auto ranks = static_cast<std::size_t>(recording_->ranks);
  if (ranks <= mostRanksAlone)
    for (std::size_t rank = 0; rank < ranks; ++rank)
      out.push_back({tr("rank %1").arg(rank), {}});
  else
    out = {{tr("slowest rank"), {}}, {tr("mean of the ranks"), {}}, {tr("fastest rank"), {}}};
  for (const adaptive::MappingRecord &record : recording_->mappings) {
    const std::vector<double> &seconds = record.seconds;
    if (ranks <= mostRanksAlone) {
      for (std::size_t rank = 0; rank < ranks; ++rank)
        out[rank].microseconds.push_back(1e6 * seconds[rank]);
      continue;
    }
    const auto [least, most] = std::ranges::minmax_element(seconds);
    const double sum = std::accumulate(seconds.begin(), seconds.end(), 0.0);
    out[0].microseconds.push_back(1e6 * *most);
    out[1].microseconds.push_back(1e6 * sum / static_cast<double>(ranks));
    out[2].microseconds.push_back(1e6 * *least);
  }
  return out;
}

std::vector<LegendEntry> RankTimesChart::legend() const {
  std::vector<LegendEntry> out;
  const bool dark = isDark(*this);
  const std::vector<Line> all = lines();
  for (std::size_t i = 0; i < all.size(); ++i)
    out.push_back({seriesMarker(i, dark), all[i].name});
  return out;
}

void RankTimesChart::draw() {
  Chart chart{.title = tr("Time of a product")};
  std::vector<ChartSpot> spots;
  chart.horizontal = {.title = tr("iteration")};
  chart.vertical = {.title = tr("time in µs")};
  const bool dark = isDark(*this);
  const QLocale locale;
  double most = 0;
  const std::vector<Line> all = lines();
  for (std::size_t i = 0; i < all.size(); ++i) {
    ChartSeries series{.points = {}, .line = seriesPen(i, dark), .marker = seriesMarker(i, dark)};
    const std::size_t stride = all[i].microseconds.size() / mostPoints + 1;
    for (std::size_t k = 0; k < all[i].microseconds.size(); k += stride) {
      const double time = all[i].microseconds[k];
      const std::int64_t iteration = recording_->mappings[k].iteration;
      series.points.emplace_back(static_cast<double>(iteration), time);
      spots.push_back({.value = series.points.back(),
                       .text = tr("%1: %2 µs, iteration %3")
                                   .arg(all[i].name, locale.toString(time, 'f', 1),
                                        locale.toString(static_cast<qlonglong>(iteration))),
                       .variant = std::nullopt});
      most = std::max(most, time);
    }
    chart.series.push_back(std::move(series));
  }
  if (recording_) chart.horizontal.most = static_cast<double>(std::max<std::int64_t>(1, recording_->iterations));
  chart.vertical.most = endAbove(most);
  chart.vertical.decimals = chart.vertical.most < 10 ? 2 : 0;
  setChart(std::move(chart), std::move(spots));
}

} // namespace warpgrain::views
