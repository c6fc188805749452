// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/Graph.h"

#include <memory>

namespace warpgrain::executor {

/// Object behind a cudaGraphExec_t.
struct GraphExecutable {
  std::shared_ptr<GraphProgram> program; ///< shared with running and captured launches
};

// Registry of the graphs and executable graphs that the program owns. The runtime's mutex must be held.

Graph *ownGraph(std::unique_ptr<Graph> graph);
bool isGraph(const Graph *graph);
/// Destroys a graph; false if it is not one.
bool destroyGraph(Graph *graph);
/// Returns the graph that contains a node; null if there is none.
Graph *graphOf(const GraphNode *node);

GraphExecutable *ownExecutable(GraphExecutable executable);
bool isExecutable(const GraphExecutable *executable);
bool destroyExecutable(GraphExecutable *executable);

} // namespace warpgrain::executor
