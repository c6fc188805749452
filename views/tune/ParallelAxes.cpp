// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tune/ParallelAxes.h"

#include "views/tune/TuneText.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace warpgrain::views {

namespace {

struct ParallelTexts {
  Q_DECLARE_TR_FUNCTIONS(ParallelTexts)
};

} // namespace

ParallelAxes::ParallelAxes(const TuneData &search) {
  for (std::size_t i = 0; i < search.points.size(); ++i)
    if (search.valueOf(search.points[i])) points_.push_back(i);
  if (points_.empty()) return;
  std::ranges::stable_sort(points_, [&search](std::size_t one, std::size_t other) {
    return search.isBetter(*search.valueOf(search.points[one]), *search.valueOf(search.points[other]));
  });
  const auto choice = [&search](std::size_t point, std::size_t parameter) {
    return search.points[point].choices[parameter];
  };
  for (std::size_t p = 0; p < search.space.parameters.size(); ++p) {
    const int first = choice(points_.front(), p);
    if (std::ranges::all_of(points_, [&](std::size_t point) { return choice(point, p) == first; })) continue;
    axes_.push_back(
        {.name = search.space.parameters[p].name, .values = search.space.parameters[p].values, .parameter = p});
  }
  const TunePoint &best = search.points[points_.front()];
  const TunePoint &worst = search.points[points_.back()];
  axes_.push_back({.name = search.hasSpeedUps() ? ParallelTexts::tr("speed-up") : ParallelTexts::tr("time"),
                   .values = {tuneValueText(search, worst), tuneValueText(search, best)},
                   .parameter = {}});
  const double low = std::log(*search.valueOf(worst));
  const double range = std::log(*search.valueOf(best)) - low;
  for (const std::size_t point : points_)
    for (const ParallelAxis &axis : axes_)
      places_.push_back(axis.parameter ? placeOfValue(axis, static_cast<std::size_t>(choice(point, *axis.parameter)))
                        : range == 0   ? 1
                                       : (std::log(*search.valueOf(search.points[point])) - low) / range);
}

double ParallelAxes::placeOfValue(const ParallelAxis &axis, std::size_t value) {
  const auto last = static_cast<double>(axis.values.size() - 1);
  return last > 0 ? static_cast<double>(value) / last : 0;
}

std::vector<std::size_t> ParallelAxes::linesIn(const std::vector<std::optional<AxisRange>> &ranges,
                                               int bestPercent) const {
  constexpr std::size_t whole = 100;
  const std::size_t most = (points_.size() * static_cast<std::size_t>(bestPercent) + whole - 1) / whole;
  std::vector<std::size_t> out;
  for (std::size_t line = 0; line < most; ++line) {
    bool isIn = true;
    for (std::size_t axis = 0; axis < std::min(ranges.size(), axes_.size()) && isIn; ++axis)
      isIn = !ranges[axis] || ranges[axis]->contains(placeOf(line, axis));
    if (isIn) out.push_back(line);
  }
  return out;
}

} // namespace warpgrain::views
