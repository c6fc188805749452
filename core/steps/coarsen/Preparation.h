// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/steps/coarsen/extents/Extent.h"
#include "core/steps/coarsen/text/CoarsenPlan.h"

#include <optional>

namespace warpgrain::transform {

/// The coarsening plan of a kernel with its assumptions, or the refusal.
struct Preparation {
  dependence::Verdict verdict;
  std::optional<CoarsenPlan> plan;
  TextEdits others; ///< edits outside the kernel's body: launches and helpers
};

/// Creates the names of a merge, none of which the kernel uses.
Merge makeMerge(const model::Unit &unit, const model::Function &kernel, const CoarsenStep &step,
                const BlockExtent &extent, const model::Dialect &dialect);

/// Lets the kernel's launches hand it the old grid or block, beyond which merged ones do nothing. Precondition: the
/// extent that makeMerge() was given is not known.
void guardByHanded(Merge &merge, const model::Unit &unit, const model::Function &kernel);

/// Refuses sibling statements that one macro expands to: they share one place in the file, so the text has no separate
/// place for each.
std::optional<dependence::Verdict> findEntangledStatements(const model::Unit &unit, const model::Body &body);

Layout layoutOf(const model::Unit &unit, const model::Function &kernel);

} // namespace warpgrain::transform
