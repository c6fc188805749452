// SPDX-License-Identifier: Apache-2.0
#include "core/measure/Statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace warpgrain::measure {

namespace {

/// Of sorted samples; linear between neighbours.
double quantile(std::span<const double> sorted, double share) {
  const double place = share * static_cast<double>(sorted.size() - 1);
  const auto below = static_cast<std::size_t>(place);
  const std::size_t above = std::min(below + 1, sorted.size() - 1);
  return sorted[below] + (sorted[above] - sorted[below]) * (place - static_cast<double>(below));
}

double medianOf(std::span<const double> samples) {
  std::vector<double> sorted(samples.begin(), samples.end());
  std::ranges::sort(sorted);
  return quantile(sorted, 0.5);
}

/// The largest r (from 1) such that the interval from the r-th smallest to the r-th largest holds the median with at
/// least 95 %: the number of samples below the median is binomial with one half. 0 where there is none.
std::size_t intervalRank(std::size_t count) {
  constexpr double outside = 0.025; // on either side
  if (count > 1000) {
    // The binomial's normal limit, cautious by one rank.
    const double n = static_cast<double>(count);
    return static_cast<std::size_t>(std::floor((n - 1.96 * std::sqrt(n)) / 2));
  }
  double term = std::exp2(-static_cast<double>(count)); // P(exactly k samples below), from k = 0
  double below = 0;
  std::size_t rank = 0;
  for (std::size_t k = 0; k < count; ++k) {
    below += term;
    if (below > outside) break;
    rank = k + 1;
    term *= static_cast<double>(count - k) / static_cast<double>(k + 1);
  }
  return rank;
}

} // namespace

double Summary::spread() const {
  return median > 0 ? (high - low) / 2 / median : std::numeric_limits<double>::infinity();
}

Summary summarize(std::span<const double> samples) {
  if (samples.empty()) return {};
  std::vector<double> sorted(samples.begin(), samples.end());
  std::ranges::sort(sorted);
  Summary out{.count = sorted.size(),
              .minimum = sorted.front(),
              .quartile1 = quantile(sorted, 0.25),
              .median = quantile(sorted, 0.5),
              .quartile3 = quantile(sorted, 0.75),
              .maximum = sorted.back(),
              .low = sorted.front(),
              .high = sorted.back()};
  if (const std::size_t rank = intervalRank(sorted.size()); rank > 0) {
    out.low = sorted[rank - 1];
    out.high = sorted[sorted.size() - rank];
  }
  if (samples.size() >= 8 && out.median > 0) {
    const std::size_t half = samples.size() / 2;
    out.drift = (medianOf(samples.subspan(half)) - medianOf(samples.first(half))) / out.median;
  }
  return out;
}

} // namespace warpgrain::measure
