// SPDX-License-Identifier: Apache-2.0
#include "core/transform/Transformation.h"

#include "core/transform/coarsen/Coarsen.h"
#include "core/transform/inlining/InlineStep.h"
#include "core/transform/launch/Block.h"
#include "core/transform/launch/LaunchBoundsStep.h"
#include "core/transform/launch/MaxRegisters.h"
#include "core/transform/loops/Distribute.h"
#include "core/transform/loops/Interchange.h"
#include "core/transform/loops/SinkGuard.h"
#include "core/transform/loops/Split.h"
#include "core/transform/macros/Expand.h"
#include "core/transform/memory/Contract.h"
#include "core/transform/memory/Pad.h"
#include "core/transform/memory/Place.h"
#include "core/transform/memory/Stage.h"
#include "core/transform/motion/Move.h"
#include "core/transform/registers/ScalarReplace.h"
#include "core/transform/sync/RemoveBarrier.h"
#include "core/transform/unroll/Unroll.h"
#include "core/transform/unroll/UnrollAndJam.h"

#include <algorithm>
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

const Transformation *findTransformation(std::string_view word) {
  const auto all = transformations();
  const auto found = std::ranges::find(all, word, &Transformation::word);
  return found != all.end() ? *found : nullptr;
}

Error refusal(const Step &step, const dependence::Verdict &verdict) {
  const bool unknown = verdict.kind == dependence::VerdictKind::unknown;
  Error error{.kind = unknown ? ErrorKind::undecided : ErrorKind::refused,
              .message = "\"" + toString(step) + "\" is not possible",
              .span = std::nullopt};
  if (verdict.reasons.empty()) return error;
  error.message += ": " + verdict.reasons.front().text;
  error.span = verdict.reasons.front().span;
  return error;
}

} // namespace warpgrain::transform
