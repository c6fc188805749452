// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"
#include "core/steps/loopkit/CountingLoop.h"

#include <cstdint>
#include <optional>

namespace warpgrain::transform {

/// How often a loop runs at most.
struct MostTrips {
  std::int64_t most = 0;
  /// The first value, and those that follow it, are taken not to overflow.
  bool dependsOnStart = false;
};

/// Bounds the iterations of a loop that counts up by what its header says: one for `kk = k0 + threadIdx.x; kk < k0 +
/// 16; kk += 16`. Nothing where that is not known.
std::optional<MostTrips> mostTripsOf(const model::BodyIndex &index, const CountingLoop &loop);

} // namespace warpgrain::transform
