// SPDX-License-Identifier: Apache-2.0
#include "core/plan/PlanDraft.h"

#include "core/plan/StepForm.h"

#include <algorithm>

namespace warpgrain::transform {

Plan planOf(const PlanDraft &draft) {
  Plan plan;
  for (const DraftStep &step : draft)
    if (step.isOn) plan.push_back(step.step);
  return plan;
}

PlanDraft draftOf(const Plan &plan) {
  PlanDraft draft;
  for (const Step &step : plan)
    draft.push_back({.step = step});
  return draft;
}

std::size_t placeOf(const PlanDraft &draft, const Step &step) {
  const auto isOther = [&step](const DraftStep &other) { return areChoicesForTheSame(step, other.step); };
  auto old = std::ranges::find_if(draft, [&](const DraftStep &other) { return other.isOn && isOther(other); });
  if (old == draft.end()) old = std::ranges::find_if(draft, isOther);
  return static_cast<std::size_t>(old - draft.begin());
}

Plan stepsBefore(const PlanDraft &draft, const Step &step) {
  return planOf(PlanDraft(draft.begin(), draft.begin() + static_cast<std::ptrdiff_t>(placeOf(draft, step))));
}

} // namespace warpgrain::transform
