// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/patterns/WorkGroupCost.h"

#include "core/access/facts/patterns/Pattern.h"

#include <algorithm>

namespace warpgrain::access {

namespace {

bool dependsOn(const AccessMatrix &matrix, std::size_t axis) {
  return std::ranges::any_of(matrix.inter, [axis](const auto &row) { return !row[axis].isZero(); });
}

} // namespace

std::int64_t workGroupCost(const AccessMatrix &matrix, const BlockShape &block) {
  if (classify(matrix).isCoalesced()) return 0;
  std::int64_t cost = 1;
  for (std::size_t axis = 0; axis < block.size(); ++axis)
    if (dependsOn(matrix, axis)) cost *= block[axis];
  return cost;
}

PrefetchGain prefetchGain(const AccessMatrix &matrix, const BlockShape &block) {
  const auto intra = classifyIntra(matrix);
  if (intra != PatternKind::linear && intra != PatternKind::reverseLinear) return {};
  // The loop is cut into strips as long as the block's shortest side that is in use.
  std::int64_t strip = 0;
  for (const std::int64_t extent : block)
    if (extent > 1) strip = strip == 0 ? extent : std::min(strip, extent);
  PrefetchGain result{.gain = strip, .bytes = strip * matrix.elementBytes};
  for (std::size_t axis = 0; axis < block.size(); ++axis) {
    if (!dependsOn(matrix, axis)) continue;
    result.gain *= std::min(block[axis], strip);
    result.bytes *= block[axis];
  }
  return result;
}

} // namespace warpgrain::access
