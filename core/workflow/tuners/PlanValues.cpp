// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/tuners/PlanValues.h"

#include "core/base/Tokens.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>
#include <utility>

namespace warpgrain::workflow {

namespace {

std::optional<std::int64_t> numberIn(const std::string &word) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  return error == std::errc() && end == word.data() + word.size() ? std::optional(value) : std::nullopt;
}

/// "coarsen y 4 adjacent" is `coarsen_y_adjacent` with the value 4; a step without a number has the value 1.
std::pair<std::string, std::int64_t> valueOf(const transform::Step &step) {
  std::string name = step.word;
  std::optional<std::int64_t> value;
  for (const std::string &argument : step.arguments) {
    if (const auto number = value ? std::nullopt : numberIn(argument))
      value = number;
    else
      name += "_" + argument;
  }
  for (char &c : name)
    if (!isIdentifierCharacter(c) || c == '$') c = '_';
  return {name, value.value_or(1)};
}

/// The value that stands for a step that is not made.
std::int64_t absenceOf(const std::vector<transform::Plan> &plans, const std::string &name) {
  for (const transform::Plan &plan : plans)
    for (const transform::Step &step : plan)
      if (const auto [own, value] = valueOf(step); own == name && value == 1) return 0;
  return 1;
}

/// Of every plan the values of all parameters; empty where two plans would have the same.
std::vector<PlanValues> valuesOfSteps(const std::vector<transform::Plan> &plans) {
  PlanValues absent;
  for (const transform::Plan &plan : plans)
    for (const transform::Step &step : plan)
      absent.emplace(valueOf(step).first, 0);
  for (auto &[name, value] : absent)
    value = absenceOf(plans, name);
  std::vector<PlanValues> out;
  for (const transform::Plan &plan : plans) {
    PlanValues values = absent;
    std::set<std::string> made;
    for (const transform::Step &step : plan) {
      const auto [name, value] = valueOf(step);
      if (!made.insert(name).second) return {};
      values[name] = value;
    }
    if (std::ranges::find(out, values) != out.end()) return {};
    out.push_back(std::move(values));
  }
  return out;
}

std::vector<PlanValues> numbered(std::size_t plans) {
  std::vector<PlanValues> out;
  for (std::size_t i = 0; i < plans; ++i)
    out.push_back({{"plan", static_cast<std::int64_t>(i)}});
  return out;
}

bool holdsWord(const std::string &text, const std::string &word) {
  return std::ranges::any_of(tokenize(text), [&](const Token &token) {
    const std::string_view found = textOf(text, token);
    return token.kind == TokenKind::directive ? found.contains(word) : found == word;
  });
}

/// A macro must not change what the texts say.
std::vector<PlanValues> renamed(std::vector<PlanValues> values, const std::vector<std::string> &texts) {
  std::map<std::string, std::string> names;
  for (const auto &[name, value] : values.front()) {
    std::string free = name;
    while (std::ranges::any_of(texts, [&](const std::string &text) { return holdsWord(text, free); }))
      free += "_";
    names[name] = free;
  }
  for (PlanValues &one : values) {
    PlanValues named;
    for (const auto &[name, value] : one)
      named[names[name]] = value;
    one = std::move(named);
  }
  return values;
}

} // namespace

std::vector<PlanValues> valuesOfPlans(const std::vector<transform::Plan> &plans,
                                      const std::vector<std::string> &texts) {
  std::vector<PlanValues> values = valuesOfSteps(plans);
  if (values.empty() || values.front().empty()) values = numbered(plans.size());
  return renamed(std::move(values), texts);
}

std::string conditionOf(const PlanValues &values) {
  std::string out;
  for (const auto &[name, value] : values)
    out += (out.empty() ? "" : " && ") + name + " == " + std::to_string(value);
  return out;
}

std::string expressionOf(const std::vector<PlanValues> &values, const std::vector<std::uint32_t> &numbers) {
  const std::set<std::uint32_t> different(numbers.begin(), numbers.end());
  if (different.size() == 1) return std::to_string(numbers.front());
  std::string out;
  for (const std::uint32_t number : different) {
    std::string where;
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (numbers[i] != number) continue;
      std::string one;
      for (const auto &[name, value] : values[i])
        one += (one.empty() ? "(" : "*(") + name + "==" + std::to_string(value) + ")";
      where += (where.empty() ? "" : "+") + one;
    }
    out += (out.empty() ? "" : "+") + std::to_string(number) + "*(" + where + ")";
  }
  return out;
}

} // namespace warpgrain::workflow
