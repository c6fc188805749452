// SPDX-License-Identifier: Apache-2.0
#include "core/tune/SpaceText.h"

#include "core/plan/StepForm.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <sstream>

namespace warpgrain::tune {

namespace {

using transform::Step;
using Texts = std::vector<std::string>;

/// More are shown by no panel.
constexpr std::size_t mostSteps = 4096;

Texts split(std::string_view text, char separator) {
  Texts parts;
  std::istringstream in{std::string(text)};
  for (std::string part; std::getline(in, part, separator);)
    parts.push_back(part);
  return parts;
}

/// The steps of one dimension, "coarsen y 1,2"; none where it cannot be read.
std::vector<Step> stepsOf(const std::string &dimension) {
  Texts choices{""};
  std::istringstream words(dimension);
  for (std::string word; words >> word;) {
    Texts longer;
    for (const std::string &choice : choices)
      for (const std::string &value : split(word, ','))
        if (!value.empty()) longer.push_back(choice.empty() ? value : choice + " " + value);
    if (longer.size() > mostSteps) return {};
    choices = std::move(longer);
  }
  std::vector<Step> out;
  for (const std::string &choice : choices) {
    auto step = transform::parseStep(choice);
    if (!step) return {};
    out.push_back(std::move(*step));
  }
  return out;
}

/// Values of one argument can stand in a list.
bool hasOneValue(const Step &step) {
  const transform::StepForm form = formOf(step);
  return form.valueCount == 1 && form.value < step.arguments.size();
}

Step withoutValue(Step step) {
  if (hasOneValue(step)) step.arguments[formOf(step).value].clear();
  return step;
}

bool isBefore(const std::string &one, const std::string &other) {
  const auto number = [](const std::string &text) {
    std::int64_t value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    return read.ec == std::errc() && read.ptr == text.data() + text.size() ? value : INT64_MAX;
  };
  return number(one) < number(other);
}

std::string dimensionOf(const Step &step, const Texts &values) {
  std::string list;
  for (const std::string &value : values)
    list += (list.empty() ? "" : ",") + value;
  Step out = step;
  out.arguments[formOf(step).value] = list;
  return toString(out);
}

std::string joined(const Texts &dimensions) {
  std::string out;
  for (const std::string &dimension : dimensions)
    out += (out.empty() ? "" : "; ") + dimension;
  return out;
}

std::string trimmed(const std::string &text) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  return begin == std::string::npos ? std::string() : text.substr(begin, text.find_last_not_of(" \t\r\n") + 1 - begin);
}

/// A dimension that tries this step beside the original.
std::string newDimension(const Step &step) {
  const bool isFactor = formOf(step).isFactor && hasOneValue(step) && !changesNothing(step);
  return isFactor ? dimensionOf(step, {"1", step.arguments[formOf(step).value]}) : toString(step);
}

/// The dimension without the step's value, or with it; empty where nothing is left to be tried.
std::string toggled(const std::vector<Step> &steps, const Step &step) {
  if (!hasOneValue(step)) return {}; // it is the only one
  const std::size_t position = formOf(step).value;
  Texts values;
  for (const Step &one : steps)
    values.push_back(one.arguments[position]);
  if (std::erase(values, step.arguments[position]) == 0) {
    values.push_back(step.arguments[position]);
    std::ranges::stable_sort(values, isBefore);
  }
  const bool isOnlyNeutral = formOf(step).isFactor && values == Texts{"1"};
  return values.empty() || isOnlyNeutral ? std::string() : dimensionOf(step, values);
}

} // namespace

std::string spaceOfPlan(const transform::Plan &plan) {
  Texts dimensions;
  for (const Step &step : plan)
    dimensions.push_back(newDimension(step));
  return joined(dimensions);
}

std::string toggledIn(std::string_view space, const Step &step) {
  Texts dimensions;
  bool isFound = false;
  for (const std::string &part : split(space, ';')) {
    const std::string dimension = trimmed(part);
    if (dimension.empty()) continue;
    const std::vector<Step> steps = stepsOf(dimension);
    const auto isLike = [&step](const Step &one) { return withoutValue(one) == withoutValue(step); };
    if (isFound || steps.empty() || !std::ranges::all_of(steps, isLike)) {
      dimensions.push_back(dimension);
      continue;
    }
    isFound = true;
    if (std::string now = toggled(steps, step); !now.empty()) dimensions.push_back(std::move(now));
  }
  if (!isFound && !changesNothing(step)) dimensions.push_back(newDimension(step));
  return joined(dimensions);
}

std::vector<Step> stepsIn(std::string_view space) {
  std::vector<Step> out;
  for (const std::string &dimension : split(space, ';'))
    for (Step &step : stepsOf(trimmed(dimension)))
      if (out.size() < mostSteps) out.push_back(std::move(step));
  return out;
}

} // namespace warpgrain::tune
