// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"
#include "core/steps/coarsen/regions/Region.h"

#include <set>

namespace warpgrain::transform {

/// Early returns inside replicated work (ALG-B1 R6).
struct ExitPlan {
  std::set<const Node *> returning; ///< replicated nodes that contain a return
  /// Replicated nodes before which some merged threads may have returned. They must check this.
  std::set<const Node *> asking;
  /// True if something follows a returning node, so that the return of each merged thread must be recorded. Otherwise a
  /// return only ends the turn of its merged thread.
  bool tracked = false;
};

ExitPlan planExits(const model::Body &body, const Region &region);

} // namespace warpgrain::transform
