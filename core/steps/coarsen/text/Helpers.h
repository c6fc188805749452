// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/dependence/effects/Effects.h"
#include "core/model/BodyIndex.h"
#include "core/steps/coarsen/extents/Extent.h"
#include "core/steps/coarsen/text/Merge.h"

#include <expected>
#include <map>
#include <string>

namespace warpgrain::transform {

/// How the coarsened kernel calls a device function that reads the thread's index or the block's extent.
struct HelperCopy {
  std::string name;        ///< its own name if it has no other caller and is changed in place; else the copy's name
  bool takesIndex = false; ///< it takes the merged thread's index as its first argument
};

/// Device functions that coarsening changes (ALG-B1 R7). They are not inlined but take the index as an argument.
struct HelperPlan {
  std::map<model::FunctionId, HelperCopy> functions;
  TextEdits edits; ///< edits of their definitions
};

/// Plans all functions reachable from the kernel that read the index or the extent along the merge's axis. Returns the
/// refusal if one of them cannot be changed.
std::expected<HelperPlan, dependence::Verdict> planHelpers(const model::BodyIndex &kernel, model::FunctionId id,
                                                           dependence::EffectsAnalysis &effects, const Merge &merge,
                                                           const BlockExtent &extent);

} // namespace warpgrain::transform
