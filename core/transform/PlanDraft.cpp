// SPDX-License-Identifier: Apache-2.0
#include "core/transform/PlanDraft.h"

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

} // namespace warpgrain::transform
