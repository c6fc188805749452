// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/transform/coarsen/Exits.h"
#include "core/transform/coarsen/Helpers.h"
#include "core/transform/coarsen/Merge.h"
#include "core/transform/coarsen/Storage.h"
#include "core/transform/coarsen/Substitutions.h"
#include "core/transform/text/Layout.h"

namespace warpgrain::transform {

/// Everything that was decided about a kernel before its text is written.
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
