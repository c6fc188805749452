// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"

#include <optional>
#include <string>

namespace warpgrain::transform {

/// Refuses a statement past which no access may be moved: others may look at memory in it, the thread may leave it, or
/// it is not understood. `what` is the text that is to be moved.
std::optional<dependence::Verdict> whyNotPassed(KernelStudy &study, model::StatementId statement,
                                                const std::string &what);

/// Refuses a piece of text with a line of the preprocessor that may take a part of it away.
std::optional<dependence::Verdict> whyNotAsWritten(const model::Unit &unit, const SourceSpan &piece,
                                                   const std::string &what);

/// True if an access is executed once whenever a statement is: no condition, loop or jump stands around it there.
bool isStraight(const model::BodyIndex &index, const model::Access &access, model::StatementId within);

} // namespace warpgrain::transform
