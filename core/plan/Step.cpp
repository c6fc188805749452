// SPDX-License-Identifier: Apache-2.0
#include "core/plan/Step.h"

#include "core/plan/Transformation.h"

#include <sstream>

namespace warpgrain::transform {

namespace {

std::string knownWords() {
  std::string words;
  for (const Transformation *known : transformations())
    words += (words.empty() ? "" : ", ") + std::string(known->word());
  return words;
}

} // namespace

Result<Step> parseStep(std::string_view text) {
  std::istringstream in{std::string(text)};
  Step step;
  in >> step.word;
  for (std::string argument; in >> argument;)
    step.arguments.push_back(argument);
  if (step.word.empty()) return fail(ErrorKind::usage, "A step is empty; write for example \"coarsen x 4\".");
  const Transformation *known = findTransformation(step.word);
  if (known == nullptr)
    return fail(ErrorKind::usage, "\"" + step.word + "\" is not a step; the steps are: " + knownWords() + ".");
  auto read = known->canonical(std::move(step));
  if (!read) return std::unexpected(wordsError(read.error()));
  return *std::move(read);
}

Result<Plan> parsePlan(std::string_view text) {
  Plan plan;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(";\n"), text.size());
    const std::string_view part = text.substr(0, end);
    if (part.find_first_not_of(" \t\r") != std::string_view::npos) {
      auto step = parseStep(part);
      if (!step) return std::unexpected(step.error());
      plan.push_back(std::move(*step));
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return plan;
}

std::string toString(const Step &step) {
  std::string text = step.word;
  for (const std::string &argument : step.arguments)
    text += " " + argument;
  return text;
}

std::string toString(const Plan &plan) {
  std::string text;
  for (const Step &step : plan)
    text += (text.empty() ? "" : "; ") + toString(step);
  return text;
}

} // namespace warpgrain::transform
