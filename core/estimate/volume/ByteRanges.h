// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace warpgrain::estimate {

/// A set of bytes as ranges that neither overlap nor touch, in ascending order.
class ByteRanges {
public:
  struct Range {
    std::int64_t begin = 0;
    std::int64_t end = 0; ///< first byte after it

    friend bool operator==(const Range &, const Range &) = default;
  };

  ByteRanges() = default;
  /// Takes ranges in any order; empty ones are left out.
  explicit ByteRanges(std::vector<Range> ranges);

  const std::vector<Range> &ranges() const { return ranges_; }

  bool isEmpty() const { return ranges_.empty(); }

  /// Number of bytes.
  std::int64_t count() const;

  ByteRanges movedBy(std::int64_t bytes) const;

  /// The whole units that hold the bytes. `unit` is positive.
  ByteRanges inUnitsOf(std::int64_t unit) const;

  ByteRanges &operator|=(const ByteRanges &other);
  ByteRanges &operator-=(const ByteRanges &other);

  /// Adds copies of the set, moved by step, 2 * step, … (times - 1) * step bytes. False, with a part of them, if there
  /// are more than `limit` ranges.
  bool repeat(std::int64_t step, std::int64_t times, std::size_t limit);

  friend bool operator==(const ByteRanges &, const ByteRanges &) = default;

private:
  std::vector<Range> ranges_;
};

} // namespace warpgrain::estimate
