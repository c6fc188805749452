// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Body.h"
#include "core/steps/coarsen/text/CoarsenPlan.h"

#include <optional>
#include <set>
#include <vector>

namespace warpgrain::transform {

/// The variables from outside that a node of replicated work needs.
struct NodeNeeds {
  std::set<model::VariableId> named; ///< variables named in the node, or in values that it recomputes
  /// Cheap values that are recomputed at the node's beginning, in the order of their declarations.
  std::vector<model::VariableId> recomputed;
  bool namedIndex = false; ///< the merged thread's index is used more than once and gets a variable
};

NodeNeeds needsOf(const model::Body &body, const CoarsenPlan &plan, const Node &node);

/// Returns the variable that a piece declares; no value unless it declares exactly one.
std::optional<model::VariableId> declaredBy(const model::Body &body, const Piece &piece);

} // namespace warpgrain::transform
