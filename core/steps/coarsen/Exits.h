// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"
#include "core/steps/coarsen/Region.h"

#include <set>

namespace warpgrain::transform {

/// Early returns inside replicated work (ALG-B1 R6).
struct ExitPlan {
  std::set<const Node *> returning; ///< replicated nodes that hold a return
  /// Replicated nodes that run when some merged threads may have returned before: they must ask.
  std::set<const Node *> asking;
  /// True where something follows such a node: then each merged thread's return must be remembered.
  /// Where nothing does, a return only ends that merged thread's turn.
  bool tracked = false;
};

ExitPlan planExits(const model::Body &body, const Region &region);

} // namespace warpgrain::transform
