// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"

#include <optional>
#include <vector>

namespace warpgrain::transform {

/// The macros that stand where a block in the file begins or ends, in place of its brace: `if (q) BEGIN … END`.
std::vector<SourceSpan> macrosForBraces(const model::Unit &unit, const model::Body &body, model::StatementId block);

/// Why a block cannot be written anew, or nothing where it has its braces, or is none.
std::optional<dependence::Reason> whyBracesHidden(const model::Unit &unit, const model::Body &body,
                                                  model::StatementId block);

/// Why edits cannot be made that would part a macro which stands for a brace of a function's body.
std::optional<dependence::Reason> whyBracesHidden(const model::Unit &unit, const model::Body &body,
                                                  const TextEdits &edits);

} // namespace warpgrain::transform
