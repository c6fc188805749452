// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/mapping/Balance.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace warpgrain::adaptive {

double spreadOf(std::span<const double> seconds) {
  const auto [shortest, longest] = std::ranges::minmax(seconds);
  return longest > 0 ? (longest - shortest) / longest : 0;
}

double largestShift(std::span<const double> before, std::span<const double> now) {
  const double longestBefore = std::ranges::max(before);
  const double longestNow = std::ranges::max(now);
  if (longestBefore <= 0 || longestNow <= 0) return 0;
  double out = 0;
  for (std::size_t rank = 0; rank < now.size(); ++rank)
    out = std::max(out, std::abs(now[rank] / longestNow - before[rank] / longestBefore));
  return out;
}

double medianOf(std::span<const double> values) {
  std::vector<double> sorted(values.begin(), values.end());
  std::ranges::sort(sorted);
  const std::size_t middle = sorted.size() / 2;
  return sorted.size() % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

namespace {

/// Of normally distributed values, the error of the median by that of the mean.
constexpr double medianByMean = 1.2533;

/// Likewise the standard deviation by the median deviation.
constexpr double deviationByMedian = 1.4826;

} // namespace

double doubtOf(std::span<const double> values) {
  const double median = medianOf(values);
  std::vector<double> apart;
  for (const double value : values)
    apart.push_back(std::abs(value - median));
  return medianByMean * deviationByMedian * medianOf(apart) / std::sqrt(static_cast<double>(values.size()));
}

namespace {

/// Of the values in ascending order, the one at the given tenth; of few values, at least so many behind the first.
double atTenth(std::span<const double> values, std::size_t tenth, std::size_t least) {
  std::vector<double> sorted(values.begin(), values.end());
  std::ranges::sort(sorted);
  return sorted[std::min(std::max(tenth * (sorted.size() - 1) / 10, least), sorted.size() - 1)];
}

} // namespace

double quietOf(std::span<const double> values) {
  return atTenth(values, 1, 0);
}

double quietDoubtOf(std::span<const double> values) {
  return atTenth(values, 2, 1) - atTenth(values, 1, 0);
}

double deviationByDoubt(double doubt, int values) {
  return doubt * std::sqrt(static_cast<double>(values)) / medianByMean;
}

} // namespace warpgrain::adaptive
