// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/executor/run/Fibers.h"

namespace warpgrain::executor {

/// Does one exchange of a warp: `lanes` are the warp's fibers from lane 0 on, `members` those that take part. Gives
/// each its result as the functions for compiled code return it.
void exchangeAmong(Fiber *lanes, std::uint32_t members);

} // namespace warpgrain::executor
