// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/requests/ByteSet.h"

#include <algorithm>
#include <limits>

namespace warpgrain::access {

std::int64_t ByteSet::count() {
  std::ranges::sort(ranges_);
  std::int64_t total = 0;
  std::int64_t end = std::numeric_limits<std::int64_t>::min();
  for (const auto &[first, last] : ranges_) {
    if (last <= end) continue;
    total += last - std::max(first, end);
    end = last;
  }
  return total;
}

} // namespace warpgrain::access
