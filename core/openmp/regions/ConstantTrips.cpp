// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/regions/ConstantTrips.h"

#include <cstdlib>

namespace warpgrain::openmp {

std::optional<std::int64_t> constantTrips(const CountedLoop &loop) {
  if (!loop.constantBegin || !loop.constantBound || !loop.constantStep || *loop.constantStep == 0) return std::nullopt;
  constexpr std::int64_t most = std::int64_t{1} << 40;
  if (std::abs(*loop.constantBegin) > most || std::abs(*loop.constantBound) > most ||
      std::abs(*loop.constantStep) > most)
    return std::nullopt;
  const std::int64_t beyond = !loop.includesBound ? 0 : loop.countsDown ? -1 : 1;
  const std::int64_t distance = *loop.constantBound + beyond - *loop.constantBegin;
  const std::int64_t step = *loop.constantStep;
  if (step > 0) return distance > 0 ? (distance + step - 1) / step : 0;
  return distance < 0 ? (-distance - step - 1) / -step : 0;
}

} // namespace warpgrain::openmp
