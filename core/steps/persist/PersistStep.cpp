// SPDX-License-Identifier: Apache-2.0
#include "core/steps/persist/PersistStep.h"

#include "core/steps/launch/Numbers.h"

#include <limits>
#include <string>

namespace warpgrain::transform {

using dependence::ReasonId;

Read<PersistStep> parsePersist(const Step &step) {
  const auto &words = step.arguments;
  if (words.empty()) return PersistStep();
  if (words.size() > 1) return wrongWords(ReasonId::wordNotKnown, {words[1], "persist"}, persistUsage);
  const auto blocks = readNumber(
      words[0], {ReasonId::numberOfLaunchedBlocks, 1, std::numeric_limits<std::int32_t>::max()}, persistUsage);
  if (!blocks) return std::unexpected(blocks.error());
  return PersistStep{.blocks = *blocks};
}

Step toStep(const PersistStep &step) {
  Step out{.word = "persist", .arguments = {}};
  if (step.blocks) out.arguments.push_back(std::to_string(*step.blocks));
  return out;
}

} // namespace warpgrain::transform
