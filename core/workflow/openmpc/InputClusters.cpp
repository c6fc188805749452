// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/openmpc/InputClusters.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace warpgrain::workflow {

namespace {

using InputPoint = std::vector<double>;

double squaredDistance(const InputPoint &one, const InputPoint &other) {
  double out = 0;
  for (std::size_t i = 0; i < one.size(); ++i)
    out += (one[i] - other[i]) * (one[i] - other[i]);
  return out;
}

/// Logarithms, each number from 0 to 1 over all inputs.
std::vector<InputPoint> scaled(std::vector<InputPoint> points) {
  for (InputPoint &point : points)
    for (double &each : point)
      each = std::copysign(std::log1p(std::abs(each)), each);
  for (std::size_t i = 0; i < points.front().size(); ++i) {
    double least = std::numeric_limits<double>::infinity();
    double most = -least;
    for (const InputPoint &point : points) {
      least = std::min(least, point[i]);
      most = std::max(most, point[i]);
    }
    for (InputPoint &point : points)
      point[i] = most > least ? (point[i] - least) / (most - least) : 0;
  }
  return points;
}

std::size_t nearest(const std::vector<InputPoint> &middles, const InputPoint &point) {
  std::size_t out = 0;
  for (std::size_t i = 1; i < middles.size(); ++i)
    if (squaredDistance(middles[i], point) < squaredDistance(middles[out], point)) out = i;
  return out;
}

/// The first point, and then the one that is farthest from all that were taken.
std::vector<InputPoint> firstMiddles(const std::vector<InputPoint> &points, std::size_t groups) {
  std::vector<InputPoint> out{points.front()};
  while (out.size() < groups) {
    const auto farthest = std::ranges::max_element(
        points, {}, [&](const InputPoint &point) { return squaredDistance(out[nearest(out, point)], point); });
    out.push_back(*farthest);
  }
  return out;
}

} // namespace

std::vector<std::size_t> representativesOf(const std::vector<std::vector<double>> &numbers, std::size_t groups) {
  std::vector<std::size_t> out;
  if (numbers.size() <= groups || groups == 0) {
    for (std::size_t i = 0; i < numbers.size(); ++i)
      out.push_back(i);
    return out;
  }
  const std::vector<InputPoint> points = scaled(numbers);
  std::vector<InputPoint> middles = firstMiddles(points, groups);
  constexpr int rounds = 100;
  for (int round = 0; round < rounds; ++round) {
    std::vector<InputPoint> sums(groups, InputPoint(points.front().size(), 0));
    std::vector<double> counts(groups, 0);
    for (const InputPoint &point : points) {
      const std::size_t group = nearest(middles, point);
      ++counts[group];
      for (std::size_t i = 0; i < point.size(); ++i)
        sums[group][i] += point[i];
    }
    for (std::size_t group = 0; group < groups; ++group)
      for (double &each : sums[group])
        each /= std::max(1.0, counts[group]);
    for (std::size_t group = 0; group < groups; ++group)
      if (counts[group] == 0) sums[group] = middles[group];
    if (sums == middles) break;
    middles = std::move(sums);
  }
  std::set<std::size_t> chosen;
  for (const InputPoint &middle : middles) {
    const auto best =
        std::ranges::min_element(points, {}, [&](const InputPoint &point) { return squaredDistance(middle, point); });
    chosen.insert(static_cast<std::size_t>(best - points.begin()));
  }
  return {chosen.begin(), chosen.end()};
}

} // namespace warpgrain::workflow
