// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/tune/SavedSettings.h"

#include "core/tune/search/Strategy.h"

#include <algorithm>
#include <string>

namespace warpgrain::gui {

namespace {

/// What the window lets a person ask for.
constexpr std::uint64_t mostEvaluations = 1'000'000;

} // namespace

session::SavedTuning savedOf(const TuneSettings &settings) {
  return {.strategy = std::string(tune::strategies.at(settings.strategy).name),
          .objective =
              settings.objective == workflow::SearchObjective::time
                  ? std::string()
                  : std::string(workflow::searchObjectiveNames.at(static_cast<std::size_t>(settings.objective))),
          .evaluations = settings.evaluations,
          .seconds = settings.seconds,
          .allowsReorder = settings.allowsReorder};
}

TuneSettings settingsOf(const session::SavedTuning &saved) {
  TuneSettings out{.strategy = 0,
                   .objective = workflow::SearchObjective::time,
                   .evaluations = std::clamp<std::uint64_t>(saved.evaluations, 1, mostEvaluations),
                   .seconds = saved.seconds,
                   .allowsReorder = saved.allowsReorder};
  const auto named = std::ranges::find(tune::strategies, saved.strategy, &tune::NamedStrategy::name);
  if (named != tune::strategies.end()) out.strategy = static_cast<std::size_t>(named - tune::strategies.begin());
  const auto objective = std::ranges::find(workflow::searchObjectiveNames, saved.objective);
  if (objective != workflow::searchObjectiveNames.end())
    out.objective = static_cast<workflow::SearchObjective>(objective - workflow::searchObjectiveNames.begin());
  return out;
}

} // namespace warpgrain::gui
