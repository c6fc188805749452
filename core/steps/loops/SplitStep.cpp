// SPDX-License-Identifier: Apache-2.0
#include "core/steps/loops/SplitStep.h"

#include "core/plan/LoopWords.h"

#include <charconv>

namespace warpgrain::transform {

Result<SplitStep> parseSplit(const Step &step, bool mayHavePlace, std::string_view usage) {
  const auto &words = step.arguments;
  const std::string what = mayHavePlace ? " needs a loop, and a number of iterations or a place."
                                        : " needs a loop and "
                                          "a number.";
  if (words.size() < 2) return wrongWords(step.word + what, usage);
  SplitStep out{.loop = words[0]};
  if (!isLoopWord(out.loop))
    return wrongWords("\"" + out.loop + "\" names no loop; a loop is named by its counter (k) or by its line (L42).",
                      usage);
  if (mayHavePlace && words[1] == "at") {
    for (std::size_t i = 2; i < words.size(); ++i)
      out.place += words[i];
    if (out.place.empty()) return wrongWords("split … at needs a place.", usage);
    return out;
  }
  const auto [end, error] = std::from_chars(words[1].data(), words[1].data() + words[1].size(), out.iterations);
  if (error != std::errc() || end != words[1].data() + words[1].size())
    return wrongWords("\"" + words[1] + "\" is not a whole number.", usage);
  if (out.iterations < 1 || out.iterations > longestStrip)
    return wrongWords("Strips of " + words[1] + " iterations are not possible; it is from 1 to " +
                          std::to_string(longestStrip) + ".",
                      usage);
  if (words.size() > 2) return wrongWords("\"" + words[2] + "\" is not known after " + step.word + ".", usage);
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
