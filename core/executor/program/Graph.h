// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/CudaAbi.h"
#include "core/executor/program/KernelLaunch.h"

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace warpgrain::executor {

/// cudaGraphNodeType
enum class NodeKind : int {
  kernel = 0,
  copy = 1,
  fill = 2,
  host = 3,
  graph = 4,
  empty = 5,
  allocation = 10,
  release = 11,
};

/// A kernel launch with its own copy of the arguments, so that it can be executed at any later time.
struct KernelCall {
  const void *stub = nullptr;
  ExecutionConfiguration shape;
  std::vector<std::vector<std::byte>> arguments; ///< the values of the parameters

  /// Copies the current argument values. No value if the stub has no kernel. The runtime's mutex must be held.
  static std::optional<KernelCall> of(ProgramRuntime &runtime, const void *stub, const ExecutionConfiguration &shape,
                                      void *const *arguments);

  /// Runs the kernel with a copy of the arguments. The stored arguments stay unchanged for the next launch.
  cuda::Error launch(ProgramRuntime &runtime) const;
};

/// The work of a graph node. An empty function does nothing.
struct NodeWork {
  NodeKind kind = NodeKind::empty;
  std::function<cuda::Error()> run;
};

NodeWork kernelWork(ProgramRuntime &runtime, KernelCall call);

struct GraphNode {
  NodeWork work;
  std::vector<GraphNode *> after; ///< dependencies: nodes of the same graph that must have ended before
};

/// A CUDA graph: nodes with dependencies (CUDA Runtime API, "Graph Management").
class Graph {
public:
  GraphNode *add(NodeWork work, std::vector<GraphNode *> after);

  bool holds(const GraphNode *node) const;

  const std::vector<std::unique_ptr<GraphNode>> &nodes() const { return nodes_; }

  /// Maps each node of this graph to its node in the copy.
  using Copies = std::map<const GraphNode *, GraphNode *>;
  std::unique_ptr<Graph> copy(Copies *copies = nullptr) const;

  /// Returns the nodes in topological order; otherwise they keep the order in which they were added. No value if the
  /// dependencies form a cycle.
  std::optional<std::vector<GraphNode *>> inOrder() const;

private:
  std::vector<std::unique_ptr<GraphNode>> nodes_;
};

/// An instantiated graph: a snapshot of a graph that can be launched.
struct GraphProgram {
  std::unique_ptr<Graph> graph;
  Graph::Copies copies;             ///< maps the nodes of the original graph to those of `graph`
  std::vector<GraphNode *> inOrder; ///< nodes of `graph` in topological order

  /// Instantiates a graph; null if its dependencies form a cycle.
  static std::shared_ptr<GraphProgram> of(const Graph &graph);

  /// Executes the work of all nodes. Stops at the first error and returns it.
  cuda::Error run() const;
};

} // namespace warpgrain::executor
