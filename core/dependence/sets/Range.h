// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>

namespace warpgrain::dependence {

// NOLINTNEXTLINE(modernize-use-using): an alias cannot be marked as an extension
__extension__ typedef __int128 Wide; ///< products of factors and ranges fit

/// The integers from low to high. A bound at -`open` or `open` is infinite; numbers beyond are not represented.
struct Range {
  static constexpr std::int64_t open = std::int64_t{1} << 50;

  std::int64_t low = -open;
  std::int64_t high = open;

  bool isOpenBelow() const { return low <= -open; }

  bool isOpenAbove() const { return high >= open; }

  bool isOne() const { return low == high; }

  std::int64_t nearestToZero() const { return low > 0 ? low : high < 0 ? high : 0; }
};

inline std::int64_t clamped(Wide value) {
  return static_cast<std::int64_t>(std::clamp<Wide>(value, -Range::open, Range::open));
}

/// Clamp a bound to the supported range. A bound only moves outwards: to the last representable number, or to infinity.
inline std::int64_t lowEnd(Wide value) {
  return std::min(clamped(value), Range::open - 1);
}

inline std::int64_t highEnd(Wide value) {
  return std::max(clamped(value), 1 - Range::open);
}

inline std::int64_t floorDivided(std::int64_t value, std::int64_t divisor) {
  return value / divisor - (value % divisor < 0 ? 1 : 0);
}

inline Range negated(const Range &range) {
  return {.low = -range.high, .high = -range.low};
}

inline Range shifted(const Range &range, Wide by) {
  Range out;
  if (!range.isOpenBelow()) out.low = lowEnd(range.low + by);
  if (!range.isOpenAbove()) out.high = highEnd(range.high + by);
  return out;
}

/// Returns the integers whose multiples by `divisor`, which is positive, are in the range.
inline Range divided(const Range &range, std::int64_t divisor) {
  Range out;
  if (!range.isOpenBelow()) out.low = -floorDivided(-range.low, divisor);
  if (!range.isOpenAbove()) out.high = floorDivided(range.high, divisor);
  return out;
}

/// A sum of ranges: the sum of the finite bounds, and the number of infinite ones.
struct RangeSum {
  Wide low = 0;
  Wide high = 0;
  int openLow = 0;
  int openHigh = 0;

  void add(std::int64_t factor, const Range &range, int sign = 1) {
    const bool isUp = factor > 0;
    const std::int64_t least = isUp ? range.low : range.high;
    const std::int64_t most = isUp ? range.high : range.low;
    if (isUp ? range.isOpenBelow() : range.isOpenAbove())
      openLow += sign;
    else
      low += Wide{factor} * least * sign;
    if (isUp ? range.isOpenAbove() : range.isOpenBelow())
      openHigh += sign;
    else
      high += Wide{factor} * most * sign;
  }

  Range range() const {
    Range out;
    if (openLow == 0) out.low = lowEnd(low);
    if (openHigh == 0) out.high = highEnd(high);
    return out;
  }
};

} // namespace warpgrain::dependence
