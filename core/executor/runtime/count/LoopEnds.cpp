// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/count/LoopEnds.h"

#include <algorithm>
#include <span>

namespace warpgrain::executor {

LoopEnds::LoopEnds(std::uint32_t lanes, const LaneValues &packed) {
  LaneValues room{};
  std::size_t count = 0;
  for (std::size_t lane = 0; lane < warpSize; ++lane)
    if ((lanes >> lane & 1U) != 0) room[count++] = packed[lane];
  const std::span<std::int64_t> ends(room.data(), count);
  if (ends.empty()) return;
  if (!std::ranges::all_of(ends, [&ends](std::int64_t end) { return end == ends.front(); })) std::ranges::sort(ends);
  for (const std::int64_t end : ends)
    test_.threads += iterationsOf(end);
  const std::uint32_t most = iterationsOf(ends.back());
  test_.warps = most;
  isUneven_ = iterationsOf(ends.front()) != most;
  // Where a lane leaves by the test and another that is there does not, or not yet. Of those that leave in the same
  // iteration the ones that do so elsewhere stand first.
  for (std::size_t i = 0; i < count; ++i) {
    const bool isLastOfItsEnd = i + 1 == count || ends[i + 1] != ends[i];
    if (ends[i] % 2 == 0 || !isLastOfItsEnd) continue;
    const bool othersGoOn = iterationsOf(ends[i]) < most;
    const bool othersLeaveLater = std::ranges::find(ends, ends[i] - 1) != ends.end();
    test_.divergent += othersGoOn || othersLeaveLater ? 1 : 0;
  }
}

} // namespace warpgrain::executor
