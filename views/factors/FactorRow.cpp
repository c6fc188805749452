// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/factors/FactorRow.h"

#include <algorithm>
#include <charconv>

namespace warpgrain::views {

std::optional<int> factorOf(const FactorRow &row, const transform::Step &step) {
  if (!row.factorArgument || *row.factorArgument >= step.arguments.size()) return std::nullopt;
  const std::string &text = step.arguments[*row.factorArgument];
  int factor = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), factor);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return factor;
}

bool isNeutral(const FactorRow &row, const transform::Step &step) {
  return step.word.empty() || factorOf(row, step) == 1;
}

bool belongsTo(const FactorRow &row, const transform::Step &step) {
  if (row.values.empty()) return false;
  if (std::ranges::any_of(row.values, [&](const FactorValue &value) { return value.step == step; })) return true;
  const auto factor = factorOf(row, step);
  return factor && withFactor(row, *factor) == step;
}

std::optional<transform::Step> chosenStep(const FactorRow &row, const transform::Plan &plan) {
  const auto found = std::ranges::find_if(plan, [&](const transform::Step &step) { return belongsTo(row, step); });
  return found != plan.end() ? std::optional(*found) : std::nullopt;
}

std::optional<transform::Step> withFactor(const FactorRow &row, int factor) {
  // The canonical step of factor 1 may leave words out; any other value tells how the row's steps are written.
  for (auto value = row.values.rbegin(); value != row.values.rend(); ++value) {
    if (!factorOf(row, value->step)) continue;
    transform::Step step = value->step;
    step.arguments[*row.factorArgument] = std::to_string(factor);
    return step;
  }
  return std::nullopt;
}

bool sameShape(const FactorRow &one, const FactorRow &other) {
  return one.title == other.title && one.caption == other.caption && one.section == other.section &&
         (one.customMaximum > 0) == (other.customMaximum > 0) &&
         std::ranges::equal(one.values, other.values, {}, &FactorValue::label, &FactorValue::label);
}

} // namespace warpgrain::views
