// SPDX-License-Identifier: Apache-2.0
#include "core/steps/loops/SplitStep.h"

#include "core/plan/LoopWords.h"

#include <charconv>

namespace warpgrain::transform {

using dependence::ReasonId;

Read<SplitStep> parseSplit(const Step &step, bool mayHavePlace, std::string_view usage) {
  const auto &words = step.arguments;
  if (words.size() < 2)
    return wrongWords(mayHavePlace ? ReasonId::stepNeedsLoopAndPlace : ReasonId::stepNeedsLoopAndNumber, {step.word},
                      usage);
  SplitStep out{.loop = words[0]};
  if (!isLoopWord(out.loop)) return wrongWords(ReasonId::wordNamesNoLoop, {out.loop}, usage);
  if (mayHavePlace && words[1] == "at") {
    for (std::size_t i = 2; i < words.size(); ++i)
      out.place += words[i];
    if (out.place.empty()) return wrongWords(ReasonId::splitNeedsPlace, {}, usage);
    return out;
  }
  const auto [end, error] = std::from_chars(words[1].data(), words[1].data() + words[1].size(), out.iterations);
  if (error != std::errc() || end != words[1].data() + words[1].size())
    return wrongWords(ReasonId::wordIsNoNumber, {words[1]}, usage);
  if (out.iterations < 1 || out.iterations > longestStrip)
    return wrongWords(ReasonId::stripOutOfRange, {words[1], longestStrip}, usage);
  if (words.size() > 2) return wrongWords(ReasonId::wordNotKnown, {words[2], step.word}, usage);
  return out;
}

Step toStep(std::string_view word, const SplitStep &step) {
  Step out{.word = std::string(word), .arguments = {step.loop}};
  if (step.place.empty())
    out.arguments.push_back(std::to_string(step.iterations));
  else
    out.arguments.insert(out.arguments.end(), {"at", step.place});
  return out;
}

} // namespace warpgrain::transform
