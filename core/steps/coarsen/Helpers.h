// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/dependence/effects/Effects.h"
#include "core/model/BodyIndex.h"
#include "core/steps/coarsen/Extent.h"
#include "core/steps/coarsen/Merge.h"

#include <expected>
#include <map>
#include <string>

namespace warpgrain::transform {

/// How the coarsened kernel calls a device function that reads the thread's index or the block's extent.
struct HelperCopy {
  std::string name;        ///< its own where it is changed in place, for it has no other caller; else a copy's
  bool takesIndex = false; ///< the merged thread's index is handed to it, as its first argument
};

/// Device functions with something to change for coarsening (ALG-B1 R7): they are not inlined, but handed the index.
struct HelperPlan {
  std::map<model::FunctionId, HelperCopy> functions;
  TextEdits edits; ///< of their definitions
};

/// Plans all functions that the kernel reaches and that read the index or the extent along the merge's axis; says why
/// where one of them cannot be changed.
std::expected<HelperPlan, dependence::Verdict> planHelpers(const model::BodyIndex &kernel, model::FunctionId id,
                                                           dependence::EffectsAnalysis &effects, const Merge &merge,
                                                           const BlockExtent &extent);

} // namespace warpgrain::transform
