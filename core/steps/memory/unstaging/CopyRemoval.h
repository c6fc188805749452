// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/memory/unstaging/SharedCopy.h"

#include <expected>
#include <vector>

namespace warpgrain::transform {

/// What goes with a copy.
struct CopyRemoval {
  model::StatementId statement = model::none<model::StatementId>; ///< with all around it that does nothing else
  TextEdit declaration;                                           ///< takes the array's declaration away
};

/// Finds what goes with a copy: the conditions and loops around it that do nothing else, and the array.
std::expected<CopyRemoval, dependence::Verdict> removalOf(KernelStudy &study, const SharedCopy &copy);

/// Returns the edits that take statements away, with their lines if nothing else stands on them. Leaves an empty
/// statement where one is all that stands under a header.
TextEdits withoutStatements(const model::Unit &unit, const model::Body &body,
                            std::vector<model::StatementId> statements);

} // namespace warpgrain::transform
