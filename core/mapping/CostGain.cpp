// SPDX-License-Identifier: Apache-2.0
#include "core/mapping/CostGain.h"

#include "core/access/facts/patterns/Pattern.h"

#include <algorithm>
#include <limits>

namespace warpgrain::mapping {

namespace {

using access::AccessMatrix;

bool moves(const AccessMatrix &mapped, std::size_t axis) {
  return std::ranges::any_of(mapped.inter, [axis](const auto &row) { return !row[axis].isZero(); });
}

} // namespace

std::int64_t costOf(const AccessMatrix &mapped, const Mapping &mapping, const Group &group) {
  if (!moves(mapped, 0) || access::classify(mapped, group.extent).isCoalesced()) return 0;
  std::int64_t out = 1;
  for (std::size_t axis = 0; axis < mapping.rank(); ++axis)
    if (moves(mapped, axis)) out *= group.extent[axis];
  return out;
}

std::int64_t stripOf(const Mapping &mapping, const Group &group) {
  std::int64_t out = std::numeric_limits<std::int64_t>::max();
  for (std::size_t axis = 0; axis < mapping.rank(); ++axis)
    out = std::min(out, group.extent[axis]);
  return out;
}

Tile tileOf(const NestArray &array, const Mapping &mapping, const Group &group) {
  const std::int64_t strip = stripOf(mapping, group);
  Tile out{.elements = strip, .gain = strip};
  for (std::size_t axis = 0; axis < mapping.rank(); ++axis) {
    const bool indexes = std::ranges::any_of(
        array.accesses, [&](const AccessMatrix &matrix) { return moves(mapped(matrix, mapping), axis); });
    if (!indexes) continue;
    out.elements *= group.extent[axis];
    out.gain *= std::min(group.extent[axis], strip);
  }
  return out;
}

NestNumbers numbersOf(const LoopNest &nest, const Mapping &mapping, const Group &group,
                      const std::vector<SpaceChoice> &spaces) {
  NestNumbers out;
  for (std::size_t i = 0; i < nest.arrays.size(); ++i) {
    const NestArray &array = nest.arrays[i];
    ArrayNumbers numbers{.space = spaces[i]};
    for (const AccessMatrix &matrix : array.accesses)
      numbers.cost += costOf(mapped(matrix, mapping), mapping, group);
    if (numbers.space.space == Space::local) {
      const Tile tile = tileOf(array, mapping, group);
      numbers.gain = tile.gain;
      numbers.localBytes = tile.elements * array.elementBytes;
    }
    out.cost += numbers.cost;
    out.gain += numbers.gain;
    out.localBytes += numbers.localBytes;
    out.arrays.push_back(numbers);
  }
  return out;
}

} // namespace warpgrain::mapping
