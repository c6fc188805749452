// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"
#include "core/plan/Prepared.h"
#include "core/plan/Reparse.h"
#include "core/plan/Step.h"

#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <utility>
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

/// Why a plan gives no text. Its message and place are those of the first reason; a caller that needs no more may take
/// it as an Error.
struct PlanError : Error {
  std::optional<dependence::Verdict> verdict; ///< of the step that is refused, with all reasons; none of other failures

  std::optional<dependence::Reason> first; ///< what the message says then

  PlanError(Error error = {}) : Error(std::move(error)) {}

  /// A verdict on the whole plan: the message, and the further reasons of the step that is refused.
  dependence::Verdict ofPlan() const;
};

/// Is told the verdict of each step as it is judged, of the one that stops a plan too.
using VerdictReport = std::function<void(const dependence::Verdict &)>;

/// Applies the steps in order, each to the text that the one before it left (design section 3). Each step is prepared
/// once. Stops at the first that is refused: the error names its number and the reasons. A text
/// that does not compile although the one before it did is our own mistake and is reported as such,
/// never handed out. `first` are edits of the start that are made before: a kernel's directives that the plan
/// fulfils are taken out.
std::expected<PlanResult, PlanError> applyPlan(const model::Unit &start, const Texts &startTexts,
                                               model::FunctionId kernel, const Plan &plan, const Reparse &reparse,
                                               const TextEdits &first = {}, const VerdictReport &report = {});

/// A plan of one step that is prepared already, for this unit and kernel.
std::expected<PlanResult, PlanError> applyPrepared(const model::Unit &unit, const Texts &texts,
                                                   model::FunctionId kernel, const Step &step, const Prepared &prepared,
                                                   const Reparse &reparse);

/// The texts with edits of the unit's files made in them.
Result<Texts> withEdits(Texts texts, const model::Unit &unit, const TextEdits &edits);

} // namespace warpgrain::transform
