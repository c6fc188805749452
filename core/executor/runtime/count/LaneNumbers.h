// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"

#include <array>
#include <cstdint>
#include <utility>

namespace warpgrain::executor {

/// Where the lanes of a warp stand among the threads of a block, from where its first lane does: in rows of threads
/// whose threadIdx.x alone differs.
struct LaneGrid {
  std::array<std::int32_t, warpSize> column{};
  std::array<std::int32_t, warpSize> row{};
  std::uint32_t shape = 0; ///< warps of one block that have the same stand in the same way
  // All of the lanes lie between these:
  std::int32_t leastColumn = 0;
  std::int32_t mostColumn = 0;
  std::int32_t mostRow = 0;

  /// Of the warp that begins with a thread of a block that is so many threads wide.
  static LaneGrid of(std::uint32_t firstThread, std::uint32_t width);
};

using LaneValues = std::array<std::int64_t, warpSize>;

/// A number of each lane, in few bytes: nearly always they grow by the same from column to column, and from row to row.
struct LaneNumbers {
  std::int64_t first = 0; ///< of the first lane, whether it takes part or not
  std::int32_t perColumn = 0;
  std::int32_t perRow = 0;

  std::int64_t at(std::int64_t column, std::int64_t row) const { return first + perColumn * column + perRow * row; }

  std::int64_t at(const LaneGrid &grid, std::size_t lane) const { return at(grid.column[lane], grid.row[lane]); }

  /// Changes the steps so that this lane has the number, and `lanes` keep theirs. False where there are no such steps.
  bool fit(const LaneGrid &grid, std::uint32_t lanes, std::size_t lane, std::int64_t number);

  /// Of `lanes`; 0 of others.
  LaneValues of(const LaneGrid &grid, std::uint32_t lanes) const;

  /// All lanes have numbers from the first of these up to the second, but those of no lane may be between them, too.
  std::pair<std::int64_t, std::int64_t> bounds(const LaneGrid &grid) const;

  /// All lanes have numbers from 0 up to below the bound. False may be said of some that have, too.
  bool areBelow(const LaneGrid &grid, std::uint64_t bound) const;

  friend bool operator==(const LaneNumbers &, const LaneNumbers &) = default;
};

} // namespace warpgrain::executor
