// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace warpgrain::adaptive {

/// Rows [begin, end) of a matrix, which are counted from 0.
struct RowRange {
  std::int64_t begin = 0;
  std::int64_t end = 0;

  std::int64_t size() const { return end - begin; }

  bool isEmpty() const { return begin >= end; }

  bool operator==(const RowRange &) const = default;
};

/// The rows that both have; an empty range where there is none.
inline RowRange common(RowRange a, RowRange b) {
  const std::int64_t begin = a.begin > b.begin ? a.begin : b.begin;
  const std::int64_t end = a.end < b.end ? a.end : b.end;
  return {.begin = begin, .end = end < begin ? begin : end};
}

} // namespace warpgrain::adaptive
