// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <random>
#include <utility>
#include <vector>

namespace warpgrain::tune {

/// Random numbers that a seed decides on every machine, which those of std's distributions do not promise.
class Random {
public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}

  /// From 0 to `count` - 1. Precondition: count > 0.
  std::uint64_t below(std::uint64_t count) {
    const std::uint64_t limit = std::mt19937_64::max() - std::mt19937_64::max() % count;
    std::uint64_t drawn = engine_();
    while (drawn >= limit)
      drawn = engine_();
    return drawn % count;
  }

  /// From 0 to below 1.
  double unit() { return static_cast<double>(engine_() >> 11U) * 0x1.0p-53; }

  /// Of mean 0 and standard deviation 1 (Box and Muller).
  double normal() {
    const double radius = std::sqrt(-2 * std::log(1 - unit()));
    return radius * std::cos(2 * std::numbers::pi * unit());
  }

  template <typename T>
  void shuffle(std::vector<T> &values) {
    for (std::size_t i = values.size(); i > 1; --i)
      std::swap(values[i - 1], values[below(i)]);
  }

private:
  std::mt19937_64 engine_;
};

} // namespace warpgrain::tune
