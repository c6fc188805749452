// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/steps/coarsen/text/Exits.h"
#include "core/steps/coarsen/text/Helpers.h"
#include "core/steps/coarsen/text/Merge.h"
#include "core/steps/coarsen/text/Storage.h"
#include "core/steps/coarsen/text/Substitutions.h"
#include "core/steps/rewrite/Layout.h"

namespace warpgrain::transform {

/// All decisions about a kernel that precede the emission of its text.
struct CoarsenPlan {
  Region region;
  StoragePlan storage;
  ExitPlan exits;
  Substitutions words;
  Merge merge;
  HelperPlan helpers;
  Layout layout;
};

} // namespace warpgrain::transform
