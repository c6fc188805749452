// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/count/RepeatedWarps.h"

namespace warpgrain::executor {

RepeatedAccess::RepeatedAccess(const Target &target, const LaneGrid &grid, const LaneNumbers &numbers)
    : target_(target), steps_(numbers) {
  steps_.first = 0;
  const auto [least, most] = steps_.bounds(grid);
  least_ = static_cast<std::uint64_t>(-least);
  const auto span = static_cast<std::uint64_t>(most - least);
  bound_ = span < target.bytes ? target.bytes - span : 0;
}

} // namespace warpgrain::executor
