// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/access/Touches.h"

#include <algorithm>

namespace warpgrain::gui {

void addTouches(std::vector<ByteOfThread> pairs, views::ReuseMap &map) {
  std::ranges::sort(pairs);
  const auto repeated = std::ranges::unique(pairs);
  pairs.erase(repeated.begin(), repeated.end());
  for (const auto &[byte, thread] : pairs) {
    if (map.elements.empty() || map.elements.back().byte != byte) map.elements.push_back({.byte = byte});
    ++map.elements.back().threads;
    map.touches.push_back({.thread = thread, .element = static_cast<std::int32_t>(map.elements.size() - 1)});
  }
}

} // namespace warpgrain::gui
