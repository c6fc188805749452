// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/search/SearchResults.h"

#include "core/base/ContentHash.h"

#include <algorithm>
#include <utility>

namespace warpgrain::workflow {

SearchResults::SearchResults(const tune::PlanSpace &plans, SearchObjective objective, const PlanReport &report)
    : plans_(plans), report_(report) {
  out_.objective = objective;
  out_.combinations = plans.space().combinations();
  out_.leftOut = plans.leftOut();
  out_.parameters = plans.space().parameters();
  history_.add({.point = originalPoint, .cost = 1.0});
}

std::optional<double> SearchResults::costOf(const SearchedPlan &searched) const {
  return workflow::costOf(out_.objective, searched.speedUp, searched.saving);
}

void SearchResults::answer(tune::PointId point, SearchedPlan searched) {
  add(point, std::move(searched));
  settle();
}

void SearchResults::addKnown(tune::PointId point, SearchedPlan searched) {
  if (history_.has(point)) return;
  history_.add({.point = point, .cost = costOf(searched)});
  if (searched.answer == PlanAnswer::measured || searched.answer == PlanAnswer::failed) ++out_.evaluated;
  searched.isFromStore = true;
  at_[point] = out_.plans.size();
  out_.plans.push_back(std::move(searched));
}

std::vector<SearchedPlan> SearchResults::takeNew() {
  std::vector<SearchedPlan> out;
  for (; taken_ < out_.plans.size(); ++taken_)
    if (!out_.plans[taken_].isFromStore) out.push_back(out_.plans[taken_]);
  return out;
}

void SearchResults::add(tune::PointId point, SearchedPlan searched) {
  history_.add({.point = point, .cost = costOf(searched)});
  const tune::ParameterSpace &space = plans_.space();
  for (std::size_t i = 0; i < space.parameters().size(); ++i)
    searched.configuration.emplace_back(space.parameters()[i].name, space.valueOf(point, i));
  const bool isRefused = searched.answer == PlanAnswer::refused;
  refusedInARow_ = isRefused ? refusedInARow_ + 1 : 0;
  if (searched.answer == PlanAnswer::measured || searched.answer == PlanAnswer::failed) ++out_.evaluated;
  at_[point] = out_.plans.size();
  out_.plans.push_back(std::move(searched));
  report_(out_.plans.back(), out_);
}

bool SearchResults::isAlike(tune::PointId point, measure::BundleVariant launched, const std::string &machineCode) {
  launched.id = launched.steps = {};
  launched.module = hashContent({machineCode}).hex();
  const auto twin = std::ranges::find(launched_, launched, &Launched::variant);
  if (twin == launched_.end()) {
    launched_.push_back({.point = point, .variant = std::move(launched)});
    return false;
  }
  if (twin->point == point) return false;
  waiting_.push_back({.point = point, .twin = twin->point});
  settle();
  return true;
}

void SearchResults::settle() {
  for (std::size_t i = 0; i < waiting_.size();) {
    const Waiting waiting = waiting_[i];
    if (!history_.has(waiting.twin)) {
      ++i;
      continue;
    }
    waiting_.erase(waiting_.begin() + static_cast<std::ptrdiff_t>(i));
    const transform::Plan plan = plans_.planOf(waiting.twin);
    const SearchedPlan *twin = planAt(waiting.twin);
    const bool countsEnergy = out_.objective != SearchObjective::time;
    add(waiting.point, {.plan = plans_.planOf(waiting.point),
                        .answer = PlanAnswer::alike,
                        .reason = plan.empty() ? "Its machine code is that of the original."
                                               : "Its machine code is that of \"" + toString(plan) + "\".",
                        .row = {},
                        .speedUp = twin != nullptr ? twin->speedUp : 1,
                        .saving = twin != nullptr ? twin->saving
                                  : countsEnergy  ? std::optional(1.0)
                                                  : std::nullopt});
  }
}

const SearchedPlan *SearchResults::planAt(tune::PointId point) const {
  const auto found = at_.find(point);
  return found != at_.end() ? &out_.plans[found->second] : nullptr;
}

} // namespace warpgrain::workflow
