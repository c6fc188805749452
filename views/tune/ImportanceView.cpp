// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tune/ImportanceView.h"

#include "views/shared/Theme.h"
#include "views/tune/TuneText.h"

#include <algorithm>
#include <numeric>

namespace warpgrain::views {

namespace {

/// Of many parameters those that decide most; the others would be lines of nothing.
constexpr int mostBars = 14;

} // namespace

ImportanceView::ImportanceView(QWidget *parent) : ChartPane(parent) {
  setObjectName(QStringLiteral("tuneImportance"));
  setAccessibleName(tr("How much each choice decides"));
}

void ImportanceView::showImportance(const TuneData &search, const TuneImportance &importance) {
  data_ = &search;
  importance_ = importance;
  draw();
}

void ImportanceView::resizeEvent(QResizeEvent *event) {
  ChartPane::resizeEvent(event);
  draw();
}

void ImportanceView::draw() {
  if (data_ == nullptr || importance_.shares.size() != data_->space.parameters.size() || importance_.shares.empty())
    return setChart({.title = tr("Which choice decides the time is known after a dozen plans with different times."),
                     .horizontal = {},
                     .vertical = {},
                     .series = {}},
                    {});
  std::vector<std::size_t> order(importance_.shares.size());
  std::iota(order.begin(), order.end(), std::size_t(0));
  std::ranges::stable_sort(order, std::greater(), [this](std::size_t i) { return importance_.shares[i]; });
  // As many as their names have room for; beside them there are the title, the axis and the bar of all others.
  const int lines = height() / fontMetrics().height() - 5;
  const auto most = static_cast<std::size_t>(std::clamp(lines, 3, mostBars));
  if (order.size() > most) order.resize(most);

  struct Bar {
    QString name;
    double share = 0;
    QColor colour;
  };

  const ThemeColours &colours = themeColours(*this);
  std::vector<Bar> bars;
  for (const std::size_t i : order)
    bars.push_back({data_->space.parameters[i].name, importance_.shares[i], colours.series[0]});
  bars.push_back({tr("several together"), importance_.together, colours.series[1]});
  const double longest = std::ranges::max(bars, {}, &Bar::share).share;
  const RoundAxis axis = roundAxis(std::max(0.04, longest) * 100);
  Chart chart{.title = tr("Which choice decides the time"),
              .horizontal = {.title = tr("% of the variance of log times (functional ANOVA)"),
                             .least = 0,
                             .most = axis.most,
                             .decimals = axis.decimals,
                             .categories = {}},
              .vertical = {},
              .series = {}};
  std::vector<ChartSpot> spots;
  constexpr double half = 0.35;
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const double y = static_cast<double>(bars.size() - 1 - i);
    chart.vertical.categories.prepend(bars[i].name);
    const QRectF area(0, y - half, std::max(bars[i].share * 100, axis.most / 400), 2 * half);
    chart.boxes.push_back({.area = area, .fill = bars[i].colour, .text = {}});
    spots.push_back({.value = {bars[i].share * 100, y},
                     .text = tr("%1: %2 %").arg(bars[i].name).arg(bars[i].share * 100, 0, 'f', 1),
                     .variant = {},
                     .area = area});
  }
  setChart(std::move(chart), std::move(spots));
}

} // namespace warpgrain::views
