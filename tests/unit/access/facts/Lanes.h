// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/requests/WarpRequest.h"

#include <functional>

namespace warpgrain::tests {

/// A warp in which lanes [0, count) are active and lane i uses the byte that `address` tells.
inline access::WarpAddresses lanes(const std::function<std::int64_t(std::int64_t)> &address,
                                   int count = access::warpLanes) {
  access::WarpAddresses warp;
  for (int lane = 0; lane < count; ++lane)
    warp.set(lane, address(lane));
  return warp;
}

} // namespace warpgrain::tests
