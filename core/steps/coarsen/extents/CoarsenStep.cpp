// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/extents/CoarsenStep.h"

#include <charconv>
#include <string_view>

namespace warpgrain::transform {

using dependence::ReasonId;

namespace {

/// More threads than any block can have; what is larger is a typing error.
constexpr std::int64_t largestFactor = 1024;

} // namespace

Read<CoarsenStep> parseCoarsen(const Step &step) {
  CoarsenStep out;
  std::vector<std::string> words = step.arguments;
  out.ofGrid = !words.empty() && words.front() == "grid";
  if (out.ofGrid) words.erase(words.begin());
  const bool hasAxis =
      !words.empty() && words[0].size() == 1 && std::string_view("xyzXYZ").find(words[0]) != std::string_view::npos;
  if (!hasAxis) return wrongWords(ReasonId::stepNeedsDimension, {"coarsen"}, coarsenUsage); // GT-D5
  out.axis = static_cast<model::Axis>((words[0][0] | 0x20) - 'x');
  if (words.size() < 2) return wrongWords(ReasonId::stepNeedsFactor, {"coarsen"}, coarsenUsage);
  const std::string &number = words[1];
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), out.factor);
  if (error != std::errc() || end != number.data() + number.size())
    return wrongWords(ReasonId::factorIsNoNumber, {number}, coarsenUsage);
  if (out.factor < 1 || out.factor > largestFactor)
    return wrongWords(ReasonId::coarseningFactorOutOfRange, {number, largestFactor}, coarsenUsage);
  for (std::size_t i = 2; i < words.size(); ++i) {
    if (words[i] == "adjacent")
      out.mode = model::MergeMode::adjacent;
    else if (words[i] == "guarded")
      out.guarded = true;
    else if (words[i] != "cyclic")
      return wrongWords(ReasonId::wordNotKnown, {words[i], "coarsen"}, coarsenUsage);
  }
  return out;
}

Step toStep(const CoarsenStep &step) {
  Step out{.word = "coarsen", .arguments = {std::string(1, model::letterOf(step.axis)), std::to_string(step.factor)}};
  if (step.ofGrid) out.arguments.insert(out.arguments.begin(), "grid");
  if (step.mode == model::MergeMode::adjacent) out.arguments.emplace_back("adjacent");
  if (step.guarded) out.arguments.emplace_back("guarded");
  return out;
}

} // namespace warpgrain::transform
