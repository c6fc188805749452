// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/coarsen/CoarsenStep.h"

namespace warpgrain::transform {

/// The steps that bring barriers of called functions into the kernel's own text, where merging threads can part its
/// work at them; none where there are no such functions, where whole blocks are merged, and where the unit cannot be
/// parsed anew.
Plan stepsForBarriersInCalls(KernelStudy &study, const CoarsenStep &step);

/// What was said of the kernel after steps, for the kernel before them: places in a text that nobody has are not told.
dependence::Verdict asVerdictBefore(dependence::Verdict verdict, const Plan &steps, const model::Function &kernel);

/// Edits of a unit that was made of another by steps, as edits of that one.
Result<TextEdits> asEditsBefore(const model::Unit &before, const model::Unit &after, const TextEdits &edits);

} // namespace warpgrain::transform
