// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/steps/coarsen/Exits.h"
#include "core/steps/coarsen/Helpers.h"
#include "core/steps/coarsen/Merge.h"
#include "core/steps/coarsen/Storage.h"
#include "core/steps/rewrite/Layout.h"

#include <expected>

namespace warpgrain::transform {

/// What is written in place of single words of the kernel: thread index, block extent, variables of
/// which there are several now, returns (ALG-B1 R1-R6).
struct Substitutions {
  TextEdits outside;                   ///< in text that stays outside coarsening loops
  TextEdits inlineIndex;               ///< inside, with the merged thread's index written out
  TextEdits namedIndex;                ///< inside, with the merged thread's index in a variable
  std::vector<SourceSpan> indexUses;   ///< where the index along the axis is named
  std::vector<SourceSpan> deepReturns; ///< returns inside loops: they need the flag Merge::left
};

/// Fails where a word stands, or a call of a helper that needs the index, inside a macro's definition, or a return
/// where it cannot be rewritten.
std::expected<Substitutions, dependence::Verdict> makeSubstitutions(const model::BodyIndex &index,
                                                                    const StoragePlan &storage, const ExitPlan &exits,
                                                                    const Merge &merge, const HelperPlan &helpers,
                                                                    const Layout &layout);

} // namespace warpgrain::transform
