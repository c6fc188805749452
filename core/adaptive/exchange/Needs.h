// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/exchange/Method.h"
#include "core/adaptive/mapping/Boundaries.h"
#include "core/adaptive/matrix/RowRange.h"

#include <cstdint>
#include <span>
#include <vector>

namespace warpgrain::adaptive {

/// Elements of x that one rank computes and another one reads.
struct Need {
  int rank = 0;                       ///< the other one
  std::vector<std::int32_t> elements; ///< ascending, at least one
};

/// What a rank needs from each other rank: the columns of its rows that lie in the other's block (ALG-L2). `columns`
/// ascend. Ranks from which nothing is needed are not in the list, whose ranks ascend.
std::vector<Need> needsOf(int rank, std::span<const std::int32_t> columns, const Boundaries &boundaries);

/// From the first element to the last: what the method `blocks` sends.
RowRange boundingBlock(const Need &need);

/// What an exchange moves.
struct ExchangeVolume {
  std::int64_t elements = 0;
  std::int64_t messages = 0;

  bool operator==(const ExchangeVolume &) const = default;
};

/// What a rank receives by a method.
ExchangeVolume receivedBy(int rank, ExchangeMethod method, std::span<const Need> needs, const Boundaries &boundaries);

} // namespace warpgrain::adaptive
