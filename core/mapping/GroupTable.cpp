// SPDX-License-Identifier: Apache-2.0
#include "core/mapping/GroupTable.h"

#include <bit>

namespace warpgrain::mapping {

namespace {

/// The shapes of one size: each axis before the last takes every power of two, and the last one what remains.
void addShapes(Group begun, std::size_t axis, std::size_t rank, std::int64_t rest, std::int64_t unit,
               std::vector<Group> &out) {
  const std::int64_t least = axis == 0 ? unit : 2;
  if (axis + 1 == rank) {
    if (rest < least) return;
    begun.extent[axis] = rest;
    out.push_back(begun);
    return;
  }
  for (std::int64_t extent = rest; extent >= least; extent /= 2) {
    begun.extent[axis] = extent;
    addShapes(begun, axis + 1, rank, rest / extent, unit, out);
  }
}

} // namespace

std::string Group::text(std::size_t rank) const {
  std::string out;
  for (std::size_t axis = rank; axis-- > 0;)
    out += std::to_string(extent[axis]) + (axis == 0 ? "" : "x");
  return out;
}

std::vector<Group> groupTable(std::size_t rank, const GroupSizes &sizes) {
  std::vector<Group> out;
  if (rank == 0 || sizes.largest <= 0) return out;
  const auto largest = static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(sizes.largest)));
  for (std::int64_t size = largest; size >= sizes.smallest && size > 0; size /= 2)
    addShapes({}, 0, rank, size, sizes.unit, out);
  return out;
}

} // namespace warpgrain::mapping
