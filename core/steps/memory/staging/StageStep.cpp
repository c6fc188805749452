// SPDX-License-Identifier: Apache-2.0
#include "core/steps/memory/staging/StageStep.h"

#include "core/plan/LoopWords.h"
#include "core/steps/launch/Numbers.h"

namespace warpgrain::transform {

using dependence::ReasonId;

Read<StageStep> parseStage(const Step &step) {
  const auto &words = step.arguments;
  if (words.empty()) return wrongWords(ReasonId::stepNeedsArray, {"stage"}, stageUsage);
  if (!isLoopWord(words[0])) return wrongWords(ReasonId::wordNamesNoArray, {words[0]}, stageUsage);
  if (words.size() < 2) return StageStep{.array = words[0]};
  if (!isLoopWord(words[1])) return wrongWords(ReasonId::wordNamesNoLoop, {words[1]}, stageUsage);
  if (words.size() < 3) return wrongWords(ReasonId::stepNeedsTile, {"stage"}, stageUsage);
  const auto iterations =
      readNumber(words[2], {.what = ReasonId::numberOfIterationsOfTile, .least = 2, .most = longestTile}, stageUsage);
  if (!iterations) return std::unexpected(iterations.error());
  if (words.size() > 3) return wrongWords(ReasonId::wordNotKnown, {words[3], "stage"}, stageUsage);
  return StageStep{.array = words[0], .loop = words[1], .iterations = *iterations};
}

Step toStep(const StageStep &step) {
  if (step.loop.empty()) return {.word = "stage", .arguments = {step.array}};
  return {.word = "stage", .arguments = {step.array, step.loop, std::to_string(step.iterations)}};
}

} // namespace warpgrain::transform
