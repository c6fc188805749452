// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"
#include "core/plan/Step.h"
#include "core/plan/StepWords.h"

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

/// A step on one loop of a kernel: `unroll k 4`, `unroll-and-jam L42 2`.
struct LoopStep {
  std::string loop;        ///< the loop's counter, or L and the number of the line it begins in
  std::int64_t factor = 1; ///< from 1 to largestUnrollFactor
};

/// More copies of a body help nothing, and a text that long is a typing error.
inline constexpr std::int64_t largestUnrollFactor = 64;

/// Reads a step's arguments; fails with what is wrong and how the step is written.
Read<LoopStep> parseLoopStep(const Step &step, std::string_view usage);
/// The canonical spelling.
Step toStep(std::string_view word, const LoopStep &step);

/// The `for` loops of a kernel that count with a variable, or begin in a line: `k`, `L42`.
std::vector<model::StatementId> loopsNamed(const model::Unit &unit, model::FunctionId kernel, std::string_view name);

/// The one loop that a name means; else a verdict that says there is none, or lists the lines of those that are.
std::expected<model::StatementId, dependence::Verdict> findLoop(const model::Unit &unit, model::FunctionId kernel,
                                                                const std::string &name);

/// The shortest name that means the loop: its counter, or its line where several loops count with it. Empty where
/// neither names it alone.
std::string nameOfLoop(const model::Unit &unit, model::FunctionId kernel, model::StatementId loop);

/// The variable that a `for` loop steps; none where it steps none, or several.
model::VariableId counterOf(const model::Body &body, model::StatementId loop);

/// "line 12", for sentences.
std::string lineText(const model::Unit &unit, const SourceSpan &span);

} // namespace warpgrain::transform
