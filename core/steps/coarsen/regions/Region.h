// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Body.h"
#include "core/model/Ids.h"
#include "core/model/Uses.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <vector>

namespace warpgrain::transform {

/// The unit of work in a region: a statement, or one declarator of a declaration with several variables, since one
/// variable may be invariant and the next not.
struct Piece {
  model::StatementId statement = model::none<model::StatementId>;
  std::optional<std::size_t> declarator;

  friend auto operator<=>(const Piece &, const Piece &) = default;
};

enum class NodeKind : std::uint8_t {
  single,     ///< executed once for all merged threads: invariant work, barriers, shared declarations
  replicated, ///< executed by each merged thread in turn, in a coarsening loop
  uniform,    ///< control flow that is the same for all merged threads: its header is kept once and its regions are
              ///< coarsened
};

struct Node;
using Region = std::vector<Node>;

/// A part of the coarsened kernel's body (ALG-B1). A region alternates replicated work with other work.
struct Node {
  NodeKind kind = NodeKind::single;
  std::vector<Piece> pieces;   ///< one for single and uniform; one or more, in source order, for replicated
  std::vector<Region> regions; ///< for uniform: the body of a loop, or the branches of an if
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

/// Returns the statements that a node's pieces belong to, without duplicates.
std::vector<model::StatementId> statementsOf(const Node &node);

/// True if one of a node's pieces declares the variable, or holds its declaration. A piece may be one declarator of
/// several: the others are declared elsewhere.
bool declares(const model::Body &body, const Node &node, model::VariableId variable);

/// True if an expression, which belongs to a statement, stands in a piece: of a declarator of several, in its value.
bool holds(const model::Body &body, const Piece &piece, model::StatementId statement, model::ExpressionId expression);

/// True if a variable is named in one of a node's pieces.
bool holds(const model::Body &body, const Node &node, const model::Use &use);

} // namespace warpgrain::transform
