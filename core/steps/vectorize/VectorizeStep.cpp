// SPDX-License-Identifier: Apache-2.0
#include "core/steps/vectorize/VectorizeStep.h"

#include "core/plan/LoopWords.h"

#include <charconv>

namespace warpgrain::transform {

using dependence::ReasonId;

Read<VectorizeStep> parseVectorize(const Step &step) {
  const auto &words = step.arguments;
  if (words.size() < 2) return wrongWords(ReasonId::stepNeedsArrayAndNumber, {"vectorize"}, vectorizeUsage);
  VectorizeStep out{.array = words[0]};
  if (!isLoopWord(out.array)) return wrongWords(ReasonId::wordNamesNoArray, {out.array}, vectorizeUsage);
  const std::string &number = words[1];
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), out.elements);
  if (error != std::errc() || end != number.data() + number.size())
    return wrongWords(ReasonId::wordIsNoNumber, {number}, vectorizeUsage);
  if (out.elements != 2 && out.elements != 4) return wrongWords(ReasonId::vectorOutOfRange, {number}, vectorizeUsage);
  if (words.size() > 2) return wrongWords(ReasonId::wordNotKnown, {words[2], "vectorize"}, vectorizeUsage);
  return out;
}

Step toStep(const VectorizeStep &step) {
  return {.word = "vectorize", .arguments = {step.array, std::to_string(step.elements)}};
}

} // namespace warpgrain::transform
