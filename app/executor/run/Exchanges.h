// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/executor/Abi.h"

namespace warpgrain::executor {

/// Does one exchange of a warp: `parts` and `results` are those of its threads from lane 0 on, `members` the lanes that
/// take part. Gives each its result as the functions for compiled code return it.
void exchangeAmong(const WarpPart *parts, std::uint64_t *results, std::uint32_t members);

} // namespace warpgrain::executor
