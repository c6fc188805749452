// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/steps/coarsen/CoarsenPlan.h"
#include "core/steps/coarsen/Extent.h"

#include <optional>

namespace warpgrain::transform {

/// The plan of a kernel and what it takes for granted, or why there is none.
struct Preparation {
  dependence::Verdict verdict;
  std::optional<CoarsenPlan> plan;
  TextEdits others; ///< outside the kernel's body: launches and helpers
};

/// The words of a merge, with names that the kernel does not use.
Merge makeMerge(const model::Unit &unit, const model::Function &kernel, const CoarsenStep &step,
                const BlockExtent &extent, const model::Dialect &dialect);

/// Sibling statements that one macro writes share a place in the file and cannot be told apart
/// there.
std::optional<dependence::Verdict> findEntangledStatements(const model::Body &body);

Layout layoutOf(const model::Unit &unit, const model::Function &kernel);

} // namespace warpgrain::transform
