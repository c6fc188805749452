// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/steps/coarsen/text/Exits.h"
#include "core/steps/coarsen/text/Helpers.h"
#include "core/steps/coarsen/text/Merge.h"
#include "core/steps/coarsen/text/Storage.h"
#include "core/steps/rewrite/Layout.h"

#include <expected>

namespace warpgrain::transform {

/// Replacements of single tokens of the kernel: thread index, block extent, variables with one copy per merged thread,
/// returns (ALG-B1 R1-R6).
struct Substitutions {
  TextEdits outside;                   ///< edits outside coarsening loops
  TextEdits inlineIndex;               ///< edits inside, with the merged thread's index as an expression
  TextEdits namedIndex;                ///< edits inside, with the merged thread's index in a variable
  std::vector<SourceSpan> indexUses;   ///< uses of the index along the axis
  std::vector<SourceSpan> deepReturns; ///< returns inside loops, which need the flag Merge::left
};

/// Refuses if a token to replace, or a call of a helper that needs the index, is inside a macro's definition, or if a
/// return cannot be rewritten.
std::expected<Substitutions, dependence::Verdict> makeSubstitutions(const model::BodyIndex &index,
                                                                    const StoragePlan &storage, const ExitPlan &exits,
                                                                    const Merge &merge, const HelperPlan &helpers,
                                                                    const Layout &layout);

} // namespace warpgrain::transform
