// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Ids.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <vector>

namespace warpgrain::transform {

/// What a region is made of: a statement, or one declarator of a declaration that declares several
/// variables (one may be invariant and the next not).
struct Piece {
  model::StatementId statement = model::none<model::StatementId>;
  std::optional<std::size_t> declarator;

  friend auto operator<=>(const Piece &, const Piece &) = default;
};

enum class NodeKind : std::uint8_t {
  single,     ///< done once for all merged threads: invariant work, barriers, shared declarations
  replicated, ///< done by each merged thread in turn: wrapped in a coarsening loop
  uniform,    ///< control that is the same for all merged threads: its header stays once, its regions
              ///< are coarsened
};

struct Node;
using Region = std::vector<Node>;

/// A part of the coarsened kernel's body (ALG-B1): regions alternate work that is replicated with
/// what is not.
struct Node {
  NodeKind kind = NodeKind::single;
  std::vector<Piece> pieces;   ///< single, uniform: one; replicated: one or more, in the order of the text
  std::vector<Region> regions; ///< of uniform: a loop's body; an if's branches
};

/// Calls a function for every node, outer before inner, in the order of execution.
template <typename Function>
void forEachNode(const Region &region, Function &&function) {
  for (const Node &node : region) {
    function(node);
    for (const Region &inner : node.regions)
      forEachNode(inner, function);
  }
}

/// The statements that a node's pieces belong to, each once.
std::vector<model::StatementId> statementsOf(const Node &node);

} // namespace warpgrain::transform
