// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"

namespace warpgrain::executor {

/// Does one exchange of a warp: `parts` and `results` are those of its threads from lane 0 on, `members` the lanes that
/// take part. Gives each its result as the functions for compiled code return it.
void exchangeAmong(const WarpPart *parts, std::uint64_t *results, std::uint32_t members);

/// Whether what the lanes did before an exchange comes before what the others do after it, in memory. Shuffles, votes
/// and products of matrices promise no such thing (Programming Guide, "Warp Shuffle Functions"; PTX ISA, "Memory
/// Consistency Model").
constexpr bool ordersLanes(WarpOperation operation) {
  return operation == WarpOperation::sync;
}

} // namespace warpgrain::executor
