// SPDX-License-Identifier: Apache-2.0
#include "core/steps/spread/SpreadStep.h"

#include "core/plan/LoopWords.h"

#include <charconv>

namespace warpgrain::transform {

using dependence::ReasonId;

namespace {

constexpr std::int64_t lanesOfWarp = 32;

} // namespace

Read<SpreadStep> parseSpread(const Step &step) {
  const auto &words = step.arguments;
  if (words.size() < 2) return wrongWords(ReasonId::stepNeedsLoopAndNumber, {"spread"}, spreadUsage);
  SpreadStep out{.loop = words[0]};
  if (!isLoopWord(out.loop)) return wrongWords(ReasonId::wordNamesNoLoop, {out.loop}, spreadUsage);
  const std::string &number = words[1];
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), out.lanes);
  if (error != std::errc() || end != number.data() + number.size())
    return wrongWords(ReasonId::wordIsNoNumber, {number}, spreadUsage);
  const bool isPower = out.lanes > 0 && (out.lanes & (out.lanes - 1)) == 0;
  if (!isPower || out.lanes > lanesOfWarp) return wrongWords(ReasonId::lanesOutOfRange, {number}, spreadUsage);
  for (std::size_t i = 2; i < words.size(); ++i) {
    if (words[i] != "reorder" || out.reorders)
      return wrongWords(ReasonId::wordNotKnown, {words[i], "spread"}, spreadUsage);
    out.reorders = true;
  }
  return out;
}

Step toStep(const SpreadStep &step) {
  Step out{.word = "spread", .arguments = {step.loop, std::to_string(step.lanes)}};
  if (step.reorders) out.arguments.emplace_back("reorder");
  return out;
}

} // namespace warpgrain::transform
