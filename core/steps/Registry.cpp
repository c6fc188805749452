// SPDX-License-Identifier: Apache-2.0
//
// All transformations there are: a new one is a folder beside this file and a line in it.
#include "core/plan/Transformation.h"
#include "core/steps/coarsen/Coarsen.h"
#include "core/steps/inlining/InlineStep.h"
#include "core/steps/launch/Block.h"
#include "core/steps/launch/LaunchBoundsStep.h"
#include "core/steps/launch/MaxRegisters.h"
#include "core/steps/loops/Distribute.h"
#include "core/steps/loops/Interchange.h"
#include "core/steps/loops/SinkGuard.h"
#include "core/steps/loops/Split.h"
#include "core/steps/macros/Expand.h"
#include "core/steps/memory/Contract.h"
#include "core/steps/memory/Pad.h"
#include "core/steps/memory/Place.h"
#include "core/steps/memory/Stage.h"
#include "core/steps/motion/Move.h"
#include "core/steps/registers/ScalarReplace.h"
#include "core/steps/sync/RemoveBarrier.h"
#include "core/steps/unroll/Unroll.h"
#include "core/steps/unroll/UnrollAndJam.h"

#include <array>

namespace warpgrain::transform {

std::span<const Transformation *const> transformations() {
  static const std::array all{
      &coarsenTransformation(),      &unrollTransformation(),        &unrollAndJamTransformation(),
      &interchangeTransformation(),  &splitTransformation(),         &tileTransformation(),
      &distributeTransformation(),   &fuseTransformation(),          &sinkGuardTransformation(),
      &moveTransformation(),         &scalarReplaceTransformation(), &removeBarrierTransformation(),
      &stageTransformation(),        &padTransformation(),           &contractTransformation(),
      &placeTransformation(),        &blockTransformation(),         &launchBoundsTransformation(),
      &maxRegistersTransformation(), &expandTransformation(),        &inlineTransformation()};
  return all;
}

} // namespace warpgrain::transform
