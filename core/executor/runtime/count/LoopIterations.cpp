// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/count/LoopIterations.h"

#include <algorithm>

namespace warpgrain::executor {

void LoopIterations::find(std::uint32_t warp, std::uint32_t loop, std::uint64_t path) {
  const auto [found, isNew] = warps_[warp].try_emplace({.loop = loop, .path = path});
  last_[warp * loops_ + loop] = {.path = path, .times = &found->second};
  count_ += isNew ? 1 : 0;
}

void LoopIterations::compare(std::uint32_t warp, const std::function<void(std::uint32_t loop)> &isUneven) {
  auto &entries = warps_[warp];
  if (entries.empty()) return;
  for (const auto &[key, times] : entries) {
    std::uint32_t often = 0; // of the lanes that run it at all
    for (const std::uint32_t number : times) {
      if (number == 0) continue;
      if (often != 0 && number != often) isUneven(key.loop);
      often = number;
    }
  }
  count_ -= entries.size();
  entries.clear();
  std::fill_n(last_.begin() + static_cast<std::ptrdiff_t>(warp * loops_), loops_, Last{});
}

} // namespace warpgrain::executor
