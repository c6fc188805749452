// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/count/LaneNumbers.h"

#include <algorithm>
#include <bit>

namespace warpgrain::executor {

namespace {

/// All of the lanes stand in the same column, or row.
bool areInOne(const std::array<std::int32_t, warpSize> &places, std::uint32_t lanes) {
  const std::int32_t one = places[static_cast<std::size_t>(std::countr_zero(lanes))];
  for (std::uint32_t left = lanes; left != 0; left &= left - 1)
    if (places[static_cast<std::size_t>(std::countr_zero(left))] != one) return false;
  return true;
}

/// Lets the step grow so that a lane `distance` away from the others gets `missing` more.
bool stretch(std::int32_t &step, std::int64_t &first, std::int64_t origin, std::int64_t distance,
             std::int64_t missing) {
  if (distance == 0 || missing % distance != 0) return false;
  const std::int64_t more = missing / distance;
  const std::int64_t longer = step + more;
  if (longer != static_cast<std::int32_t>(longer)) return false;
  step = static_cast<std::int32_t>(longer);
  first -= more * origin;
  return true;
}

/// Steps that give three lanes what they have; two of them have got theirs by the numbers.
bool solve(LaneNumbers &numbers, const LaneGrid &grid, const std::array<std::size_t, 3> &lanes, std::int64_t third) {
  const auto column = [&](std::size_t i) { return std::int64_t{grid.column[lanes[i]]} - grid.column[lanes[0]]; };
  const auto row = [&](std::size_t i) { return std::int64_t{grid.row[lanes[i]]} - grid.row[lanes[0]]; };
  const std::int64_t origin = numbers.at(grid, lanes[0]);
  const std::int64_t second = numbers.at(grid, lanes[1]) - origin;
  third -= origin;
  const std::int64_t whole = column(1) * row(2) - column(2) * row(1);
  const std::int64_t perColumn = second * row(2) - third * row(1);
  const std::int64_t perRow = column(1) * third - column(2) * second;
  if (whole == 0 || perColumn % whole != 0 || perRow % whole != 0) return false;
  LaneNumbers out{.perColumn = static_cast<std::int32_t>(perColumn / whole),
                  .perRow = static_cast<std::int32_t>(perRow / whole)};
  if (out.perColumn != perColumn / whole || out.perRow != perRow / whole) return false;
  out.first = origin - out.at(grid, lanes[0]);
  numbers = out;
  return true;
}

} // namespace

LaneGrid LaneGrid::of(std::uint32_t firstThread, std::uint32_t width) {
  LaneGrid out;
  const std::uint32_t begin = firstThread % width;
  for (std::uint32_t lane = 0; lane < warpSize; ++lane) {
    out.column[lane] = static_cast<std::int32_t>((begin + lane) % width) - static_cast<std::int32_t>(begin);
    out.row[lane] = static_cast<std::int32_t>((begin + lane) / width);
  }
  out.leastColumn = std::ranges::min(out.column);
  out.mostColumn = std::ranges::max(out.column);
  out.mostRow = out.row.back();
  if (out.mostRow > 0) out.shape = begin; // else one row, which is like any other
  return out;
}

bool LaneNumbers::fit(const LaneGrid &grid, std::uint32_t lanes, std::size_t lane, std::int64_t number) {
  const std::int64_t missing = number - at(grid, lane);
  if (missing == 0) return true;
  if (lanes == 0) {
    first += missing;
    return true;
  }
  const auto one = static_cast<std::size_t>(std::countr_zero(lanes));
  const std::int64_t column = grid.column[one];
  const std::int64_t row = grid.row[one];
  return (areInOne(grid.column, lanes) && grid.row[lane] == row &&
          stretch(perColumn, first, column, grid.column[lane] - column, missing)) ||
         (areInOne(grid.row, lanes) && stretch(perRow, first, row, grid.row[lane] - row, missing)) ||
         (areInOne(grid.column, lanes) && stretch(perColumn, first, column, grid.column[lane] - column, missing)) ||
         (std::popcount(lanes) == 2 &&
          solve(*this, grid, {one, static_cast<std::size_t>(std::bit_width(lanes)) - 1, lane}, number));
}

std::pair<std::int64_t, std::int64_t> LaneNumbers::bounds(const LaneGrid &grid) const {
  const std::int64_t left = std::int64_t{perColumn} * grid.leastColumn;
  const std::int64_t right = std::int64_t{perColumn} * grid.mostColumn;
  const std::int64_t down = std::int64_t{perRow} * grid.mostRow;
  return {first + std::min(left, right) + std::min<std::int64_t>(down, 0),
          first + std::max(left, right) + std::max<std::int64_t>(down, 0)};
}

bool LaneNumbers::areBelow(const LaneGrid &grid, std::uint64_t bound) const {
  const auto [least, most] = bounds(grid);
  return least >= 0 && static_cast<std::uint64_t>(most) < bound;
}

LaneValues LaneNumbers::of(const LaneGrid &grid, std::uint32_t lanes) const {
  LaneValues out{};
  for (std::uint32_t left = lanes; left != 0; left &= left - 1) {
    const auto lane = static_cast<std::size_t>(std::countr_zero(left));
    out[lane] = at(grid, lane);
  }
  return out;
}

} // namespace warpgrain::executor
