// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/coarsen/extents/CoarsenStep.h"

#include <expected>

namespace warpgrain::transform {

/// Returns the steps that inline called functions with barriers, so that coarsening can split the kernel's work at
/// these barriers. Empty if there are no such functions, if blocks are merged, or if the unit cannot be reparsed.
Plan stepsForBarriersInCalls(KernelStudy &study, const CoarsenStep &step);

/// Converts a verdict on the kernel after steps to one on the kernel before them. Each reason names the steps, and all
/// source places become the kernel's name, since the user does not see the intermediate text.
dependence::Verdict asVerdictBefore(dependence::Verdict verdict, const Plan &steps, const model::Function &kernel);

/// Converts edits of the unit `after`, which steps have made from the unit `before`, to edits of `before`.
std::expected<TextEdits, dependence::Reason> asEditsBefore(const model::Unit &before, const model::Unit &after,
                                                           const TextEdits &edits);

} // namespace warpgrain::transform
