// SPDX-License-Identifier: Apache-2.0
#include "core/tune/SearchSpace.h"

#include "core/plan/StepForm.h"

#include <algorithm>
#include <sstream>
#include <string>

namespace warpgrain::tune {

namespace {

using Texts = std::vector<std::string>;

Texts split(std::string_view text, char separator) {
  Texts parts;
  std::istringstream in{std::string(text)};
  for (std::string part; std::getline(in, part, separator);)
    parts.push_back(part);
  return parts;
}

std::unexpected<Error> tooMany() {
  return fail(ErrorKind::usage,
              "The space has more than " + std::to_string(maximumPlans) + " plans; leave values out.");
}

/// "coarsen y 1,2" as "coarsen y 1" and "coarsen y 2". A list without a value stays, for the step to complain of.
Result<Texts> choicesOf(const std::string &step) {
  Texts choices{""};
  std::istringstream words(step);
  for (std::string word; words >> word;) {
    Texts values = split(word, ',');
    std::erase(values, "");
    if (values.empty()) values.push_back(word);
    if (choices.size() * values.size() > maximumPlans) return tooMany();
    Texts longer;
    for (const std::string &choice : choices)
      for (const std::string &value : values)
        longer.push_back(choice + (choice.empty() ? "" : " ") + value);
    choices = std::move(longer);
  }
  return choices;
}

} // namespace

Result<std::vector<transform::Plan>> parseSearchSpace(std::string_view text) {
  std::vector<transform::Plan> plans{{}};
  bool anyStep = false;
  for (const std::string &dimension : split(text, ';')) {
    if (dimension.find_first_not_of(" \t\r\n") == std::string::npos) continue;
    anyStep = true;
    const auto choices = choicesOf(dimension);
    if (!choices) return std::unexpected(choices.error());
    std::vector<transform::Plan> longer;
    for (const transform::Plan &plan : plans)
      for (const std::string &choice : *choices) {
        auto step = transform::parseStep(choice);
        if (!step) return std::unexpected(step.error());
        longer.push_back(plan);
        if (!changesNothing(*step)) longer.back().push_back(std::move(*step));
        if (longer.size() > maximumPlans) return tooMany();
      }
    plans = std::move(longer);
  }
  if (!anyStep)
    return fail(ErrorKind::usage, "The space is empty; write for example \"coarsen y 1,2,4; coarsen x 1,2\".");
  std::vector<transform::Plan> distinct;
  for (transform::Plan &plan : plans)
    if (std::ranges::find(distinct, plan) == distinct.end()) distinct.push_back(std::move(plan));
  return distinct;
}

} // namespace warpgrain::tune
