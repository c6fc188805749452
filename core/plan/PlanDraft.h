// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Step.h"

#include <cstddef>
#include <vector>

namespace warpgrain::transform {

/// A step of a plan that a person works on.
struct DraftStep {
  Step step;
  bool isOn = true;

  friend bool operator==(const DraftStep &, const DraftStep &) = default;
};

/// A plan as a person works on it: a step that is switched off keeps its place and is not made. It has no spelling, on
/// purpose: in a text, a step behind a sign for "off" is one that somebody makes (CREST's own directives begin with #).
using PlanDraft = std::vector<DraftStep>;

/// The steps that are made.
Plan planOf(const PlanDraft &draft);
/// All steps are on.
PlanDraft draftOf(const Plan &plan);

/// Where a step that is chosen stands: in the place of the step that it is another choice for (of one that is made,
/// before one that is switched off), else at the end.
std::size_t placeOf(const PlanDraft &draft, const Step &step);
/// The steps that are made before the one that is chosen.
Plan stepsBefore(const PlanDraft &draft, const Step &step);

} // namespace warpgrain::transform
