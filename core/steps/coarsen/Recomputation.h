// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Body.h"
#include "core/steps/coarsen/CoarsenPlan.h"

#include <optional>
#include <set>
#include <vector>

namespace warpgrain::transform {

/// What a node of replicated work needs from outside it.
struct NodeNeeds {
  std::set<model::VariableId> named; ///< directly, or in what is recomputed for it
  /// Cheap values that are computed again at the node's beginning, in the order of their declarations.
  std::vector<model::VariableId> recomputed;
  bool namedIndex = false; ///< the merged thread's index is used more than once and gets a name
};

NodeNeeds needsOf(const model::Body &body, const CoarsenPlan &plan, const Node &node);

/// The variable that a piece declares, where it declares just one.
std::optional<model::VariableId> declaredBy(const model::Body &body, const Piece &piece);

} // namespace warpgrain::transform
