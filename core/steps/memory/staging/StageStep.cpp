// SPDX-License-Identifier: Apache-2.0
#include "core/steps/memory/staging/StageStep.h"

#include "core/plan/LoopWords.h"
#include "core/steps/launch/Numbers.h"

namespace warpgrain::transform {

Result<StageStep> parseStage(const Step &step) {
  const auto &words = step.arguments;
  if (words.empty()) return wrongWords("stage needs an array.", stageUsage);
  if (!isLoopWord(words[0])) return wrongWords("\"" + words[0] + "\" names no array.", stageUsage);
  if (words.size() < 2) return StageStep{.array = words[0]};
  if (!isLoopWord(words[1]))
    return wrongWords("\"" + words[1] + "\" names no loop; a loop is named by its counter (k) or by its line (L42).",
                      stageUsage);
  if (words.size() < 3) return wrongWords("stage needs the number of iterations of a tile.", stageUsage);
  const auto iterations =
      readNumber(words[2], {.what = "The number of iterations of a tile", .least = 2, .most = longestTile}, stageUsage);
  if (!iterations) return std::unexpected(iterations.error());
  if (words.size() > 3) return wrongWords("\"" + words[3] + "\" is not known after stage.", stageUsage);
  return StageStep{.array = words[0], .loop = words[1], .iterations = *iterations};
}

Step toStep(const StageStep &step) {
  if (step.loop.empty()) return {.word = "stage", .arguments = {step.array}};
  return {.word = "stage", .arguments = {step.array, step.loop, std::to_string(step.iterations)}};
}

} // namespace warpgrain::transform
