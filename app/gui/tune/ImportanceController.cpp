// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/tune/ImportanceController.h"

#include <algorithm>

namespace warpgrain::gui {

namespace {

/// What a search learns of a plan: its time, of the original's where that is known.
std::optional<double> costOf(const workflow::SearchedPlan &plan) {
  if (plan.speedUp) return 1 / *plan.speedUp;
  return plan.answer == workflow::PlanAnswer::measured && plan.row ? std::optional(plan.row->summary.median)
                                                                   : std::nullopt;
}

/// None where the configuration is not of the space.
std::optional<tune::PointId> pointOf(const tune::ParameterSpace &space,
                                     const std::vector<std::pair<std::string, tune::ParameterValue>> &configuration) {
  tune::Choices choices;
  for (const tune::Parameter &parameter : space.parameters()) {
    const auto chosen = std::ranges::find(configuration, parameter.name, [](const auto &one) { return one.first; });
    if (chosen == configuration.end()) return std::nullopt;
    const auto value = std::ranges::find(parameter.values, chosen->second);
    if (value == parameter.values.end()) return std::nullopt;
    choices.push_back(static_cast<std::uint32_t>(value - parameter.values.begin()));
  }
  return space.pointOf(choices);
}

} // namespace

ImportanceController::ImportanceController(QObject *parent)
    : QObject(parent),
      worker_(this, answer, [this](const std::optional<tune::Importance> &importance) { Q_EMIT found(importance); }) {}

void ImportanceController::ask(const TuneRun &run) {
  Question question{.parameters = run.result.parameters, .plans = {}};
  for (const workflow::SearchedPlan &plan : run.result.plans)
    if (const auto cost = costOf(plan)) question.plans.emplace_back(plan.configuration, *cost);
  worker_.ask(std::move(question));
}

std::optional<tune::Importance> ImportanceController::answer(const Question &question,
                                                             const CancellationToken &cancel) {
  const auto space = tune::ParameterSpace::create(question.parameters);
  if (!space) return std::nullopt;
  tune::History history;
  for (const auto &[configuration, cost] : question.plans)
    if (const auto point = pointOf(*space, configuration)) history.add({.point = *point, .cost = cost});
  return tune::importanceOf(*space, history, cancel);
}

} // namespace warpgrain::gui
