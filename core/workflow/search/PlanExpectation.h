// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Step.h"
#include "core/workflow/KernelBundle.h"

#include <string>

namespace warpgrain::workflow {

/// Why the model expects a plan to be faster than the original, on the GPU that stands for the architecture, as a
/// sentence. Empty where it does not, or cannot estimate one of the two.
std::string whyExpectedFaster(const KernelBundleOrder &order, const transform::Plan &plan);

} // namespace warpgrain::workflow
