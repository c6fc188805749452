// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/ApplyPlan.h"
#include "core/workflow/dispatch/LaunchFunction.h"

#include <string>
#include <vector>

namespace warpgrain::workflow {

/// What a plan made of a LaunchedSource, as the contents of a namespace of its own beside the original.
struct VariantText {
  std::vector<std::string> includes;     ///< lines that the plan added
  std::vector<std::string> declarations; ///< in their order: what it added, the kernel, and `launch(…)`
  bool hasKernel = false;                ///< false: the plan changes the launch alone, and launches the original
  std::vector<std::string> conditions;   ///< of the numbers, without which `launch(…)` launches nothing
};

/// The function that launches is renamed to `launch`, and returns false, without a launch, where the plan's host code
/// asserts something that does not hold. Fails (refused) where the plan changes something else in the source, which
/// cannot stand beside the original.
Result<VariantText> variantTextOf(const LaunchedSource &before, const transform::PlanResult &after);

} // namespace warpgrain::workflow
