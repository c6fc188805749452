// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/VerdictController.h"
#include "views/factors/FactorRow.h"

#include <vector>

namespace warpgrain::gui {

/// The panel's rows from the steps that were checked: one for each transformation of the same dimension, loop or array,
/// its values ascending from the one that changes nothing. Coarsening comes first; then what is offered for each loop,
/// in the order of the text, and for each array; then what is left.
std::vector<views::FactorRow> factorRows(const std::vector<CheckedStep> &steps, const std::vector<StepTarget> &targets);

/// Marks the values whose verdicts are of another kernel, or of another text than the plan gives now.
void markPending(std::vector<views::FactorRow> &rows, const Verdicts &verdicts, const KernelKey &kernel,
                 const transform::PlanDraft &draft);

/// "Loop k, line 33", "Shared array As, line 21".
QString nameOf(const StepTarget &target);

/// "loop k", "array As": the section of the panel that holds its steps.
QString sectionOf(const StepTarget &target);

/// "4", "at n-1"; "on" of a step that has no value.
QString valueOf(const transform::Step &step);

} // namespace warpgrain::gui
