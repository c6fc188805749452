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

} // namespace warpgrain::adaptive
