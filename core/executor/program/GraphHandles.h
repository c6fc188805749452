// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/Graph.h"

#include <memory>

namespace warpgrain::executor {

/// What cudaGraphExec_t points to.
struct GraphExecutable {
  std::shared_ptr<GraphProgram> program; ///< shared with launches that are under way or captured
};

// The graphs and executables that the program holds. The runtime's mutex must be held.

Graph *ownGraph(std::unique_ptr<Graph> graph);
bool isGraph(const Graph *graph);
/// False where there is none.
bool destroyGraph(Graph *graph);
/// The graph that a node is of; null where there is none.
Graph *graphOf(const GraphNode *node);

GraphExecutable *ownExecutable(GraphExecutable executable);
bool isExecutable(const GraphExecutable *executable);
bool destroyExecutable(GraphExecutable *executable);

} // namespace warpgrain::executor
