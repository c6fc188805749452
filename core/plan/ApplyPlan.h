// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"
#include "core/plan/Reparse.h"
#include "core/plan/Step.h"

#include <functional>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// A unit after a plan: its texts, and what was said of each step.
struct PlanResult {
  Texts texts;                                                 ///< the starting texts and every file the plan changed
  std::vector<dependence::Verdict> verdicts;                   ///< one for each step
  model::Unit unit;                                            ///< parsed from the texts
  std::string kernel;                                          ///< qualified name of the kernel
  model::FunctionId kernelId = model::none<model::FunctionId>; ///< the kernel in the unit
};

/// Is told the verdict of each step as it is judged, of the one that stops a plan too.
using VerdictReport = std::function<void(const dependence::Verdict &)>;

/// Applies the steps in order, each to the text that the one before it left (design section 3).
/// Stops at the first that cannot be applied: the error names its number and the reason. A text
/// that does not compile although the one before it did is our own mistake and is reported as such,
/// never handed out. `first` are edits of the start that are made before: a kernel's directives that the plan
/// fulfils are taken out.
Result<PlanResult> applyPlan(const model::Unit &start, const Texts &startTexts, model::FunctionId kernel,
                             const Plan &plan, const Reparse &reparse, const TextEdits &first = {},
                             const VerdictReport &report = {});

/// The texts with edits of the unit's files made in them.
Result<Texts> withEdits(Texts texts, const model::Unit &unit, const TextEdits &edits);

} // namespace warpgrain::transform
