// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Step.h"
#include "core/workflow/KernelBundle.h"

#include <string>
#include <vector>

namespace warpgrain::workflow {

/// Why the model expects a plan to be faster than the original, on the GPU that stands for the architecture, as a
/// sentence. Empty where it does not, or cannot estimate one of the two.
std::string whyExpectedFaster(const KernelBundleOrder &order, const transform::Plan &plan);

/// What must hold for a plan to be right, beside what was proved, and whether it holds in the order's launch. Empty
/// where nothing is assumed, or where the plan cannot be written.
std::vector<PlanAssumption> assumptionsOf(const KernelBundleOrder &order, const transform::Plan &plan);

} // namespace warpgrain::workflow
