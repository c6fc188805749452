// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/Graph.h"

#include <map>
#include <memory>

namespace warpgrain::executor {

/// What cudaGraphExec_t points to.
struct GraphExecutable {
  std::shared_ptr<GraphProgram> program; ///< shared with launches that are under way or captured
};

/// The graphs and executables that the program holds, by their own addresses, which are the program's handles. The
/// runtime's mutex must be held.
class GraphTable {
public:
  Graph *add(std::unique_ptr<Graph> graph);
  bool contains(const Graph *graph) const;
  /// False if there is no such graph.
  bool destroy(const Graph *graph);
  /// The graph that a node belongs to; null if there is none.
  Graph *graphOf(const GraphNode *node) const;

  GraphExecutable *add(GraphExecutable executable);
  bool contains(const GraphExecutable *executable) const;
  /// False if there is no such executable.
  bool destroy(const GraphExecutable *executable);

private:
  std::map<const Graph *, std::unique_ptr<Graph>> graphs_;
  std::map<const GraphExecutable *, std::unique_ptr<GraphExecutable>> executables_;
};

} // namespace warpgrain::executor
