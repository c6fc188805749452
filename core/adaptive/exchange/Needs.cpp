// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/exchange/Needs.h"

#include <algorithm>

namespace warpgrain::adaptive {

std::vector<Need> needsOf(int rank, std::span<const std::int32_t> columns, const Boundaries &boundaries) {
  std::vector<Need> out;
  auto begin = columns.begin();
  for (int other = 0; begin != columns.end(); ++other) {
    const auto end = std::lower_bound(begin, columns.end(), boundaries[static_cast<std::size_t>(other) + 1]);
    if (other != rank && begin != end) out.push_back({.rank = other, .elements = {begin, end}});
    begin = end;
  }
  return out;
}

RowRange boundingBlock(const Need &need) {
  return {.begin = need.elements.front(), .end = std::int64_t{need.elements.back()} + 1};
}

ExchangeVolume receivedBy(int rank, ExchangeMethod method, std::span<const Need> needs, const Boundaries &boundaries) {
  if (method == ExchangeMethod::allGather) {
    const auto own = static_cast<std::size_t>(rank);
    return {.elements = boundaries.back() - (boundaries[own + 1] - boundaries[own]),
            .messages = static_cast<std::int64_t>(boundaries.size()) - 2};
  }
  ExchangeVolume out{.messages = static_cast<std::int64_t>(needs.size())};
  for (const Need &need : needs)
    out.elements +=
        method == ExchangeMethod::blocks ? boundingBlock(need).size() : static_cast<std::int64_t>(need.elements.size());
  return out;
}

} // namespace warpgrain::adaptive
