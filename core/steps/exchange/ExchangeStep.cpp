// SPDX-License-Identifier: Apache-2.0
#include "core/steps/exchange/ExchangeStep.h"

#include <optional>
#include <string>
#include <utility>

namespace warpgrain::transform {

using dependence::ReasonId;
using model::Axis;

namespace {

std::optional<Axis> axisNamed(const std::string &word) {
  for (const Axis axis : model::allAxes)
    if (word.size() == 1 && (word[0] == letterOf(axis) || word[0] == letterOf(axis) - 'a' + 'A')) return axis;
  return std::nullopt;
}

} // namespace

Read<ExchangeStep> parseExchange(const Step &step) {
  const auto &words = step.arguments;
  const auto first = words.empty() ? std::nullopt : axisNamed(words[0]);
  const auto second = words.size() < 2 ? std::nullopt : axisNamed(words[1]);
  if (!first || !second || *first == *second)
    return wrongWords(ReasonId::stepNeedsTwoAxes, {"exchange"}, exchangeUsage);
  if (words.size() > 2) return wrongWords(ReasonId::wordNotKnown, {words[2], "exchange"}, exchangeUsage);
  ExchangeStep out{.first = *first, .second = *second};
  if (out.second < out.first) std::swap(out.first, out.second);
  return out;
}

Step toStep(const ExchangeStep &step) {
  return {.word = "exchange",
          .arguments = {std::string(1, letterOf(step.first)), std::string(1, letterOf(step.second))}};
}

} // namespace warpgrain::transform
