// SPDX-License-Identifier: Apache-2.0
#include "core/steps/Transformations.h"

#include <array>

namespace warpgrain::transform {

/// In the order of the panel.
std::span<const Transformation *const> transformations() {
  static const std::array all{
      &coarsenTransformation(),       &unrollTransformation(),        &unrollAndJamTransformation(),
      &interchangeTransformation(),   &splitTransformation(),         &tileTransformation(),
      &distributeTransformation(),    &fuseTransformation(),          &sinkGuardTransformation(),
      &moveTransformation(),          &scalarReplaceTransformation(), &vectorizeTransformation(),
      &removeBarrierTransformation(), &stageTransformation(),         &unstageTransformation(),
      &prefetchTransformation(),      &prefetchAsyncTransformation(), &padTransformation(),
      &contractTransformation(),      &placeTransformation(),         &exchangeTransformation(),
      &blockTransformation(),         &spreadTransformation(),        &launchBoundsTransformation(),
      &maxRegistersTransformation(),  &expandTransformation(),        &inlineTransformation(),
      &persistTransformation(),
  };
  return all;
}

} // namespace warpgrain::transform
