// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"

#include <expected>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// A statement of a block, and those of the same block that it is moved past.
struct Motion {
  model::StatementId moved = model::none<model::StatementId>;
  std::vector<model::StatementId> passed; ///< in the order of the text; at least one

  /// From the first of them to the last.
  SourceSpan spanIn(const model::Body &body) const;
};

/// The motion that brings a statement before another one of its block, or behind it. Refuses where the two do not stand
/// side by side in one block, or in that order already.
std::expected<Motion, dependence::Verdict> motionTo(const model::Unit &unit, const model::Body &body,
                                                    model::StatementId moved, model::StatementId target, bool before);

/// Why a statement may not pass others: one of them jumps, must stay in its order whatever its address, uses a register
/// that the other one changes, or memory that the other one may write. A thread then finds and leaves everywhere what
/// it did before. What moves no barrier and takes no access past one leaves what other threads find as it was, where
/// the kernel has no data races, which is shown or assumed in `verdict`.
std::optional<dependence::Verdict> whyNotPassed(KernelStudy &study, const Motion &motion, dependence::Verdict &verdict);

/// The statement of a block that begins in a line ("L42"), the outermost one; refuses where there is none or several.
std::expected<model::StatementId, dependence::Verdict> findStatement(const model::Unit &unit, model::FunctionId kernel,
                                                                     const std::string &line);

/// The line by which findStatement finds the statement; empty where it finds another one or none.
std::string lineNameOf(const model::Unit &unit, model::FunctionId kernel, model::StatementId statement);

/// A sentence that names the step which brings one statement before another, where it is possible: " move L42 before
/// L38 comes before it." Empty where it is not.
std::string moveBefore(KernelStudy &study, model::StatementId moved, model::StatementId target);

} // namespace warpgrain::transform
