// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/regions/LoopOrder.h"

#include <algorithm>

namespace warpgrain::openmp {

std::vector<CountedLoop> LoopOrder::sharedLoops() const {
  std::vector<CountedLoop> out;
  for (const std::size_t each : shared)
    out.push_back(*nest[each]->counted);
  return out;
}

std::vector<CountedLoop> LoopOrder::serialLoops() const {
  std::vector<CountedLoop> out;
  for (std::size_t i = 0; i < nest.size(); ++i)
    if (std::ranges::find(shared, i) == shared.end()) out.push_back(*nest[i]->counted);
  return out;
}

} // namespace warpgrain::openmp
