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

/// A launch with arguments of its own, which may be made any time.
struct KernelCall {
  const void *stub = nullptr;
  ExecutionConfiguration shape;
  std::vector<std::vector<std::byte>> arguments; ///< the values of the parameters

  /// With what the arguments point to now. Nothing where the stub is that of no kernel. The runtime's mutex must be
  /// held.
  static std::optional<KernelCall> of(ProgramRuntime &runtime, const void *stub, const ExecutionConfiguration &shape,
                                      void *const *arguments);

  /// Runs the kernel with copies of the arguments: those of a graph are there for its next launch.
  cuda::Error launch(ProgramRuntime &runtime) const;
};

/// What a node of a graph does; no function: nothing.
struct NodeWork {
  NodeKind kind = NodeKind::empty;
  std::function<cuda::Error()> run;
};

NodeWork kernelWork(ProgramRuntime &runtime, KernelCall call);

struct GraphNode {
  NodeWork work;
  std::vector<GraphNode *> after; ///< what must have ended before: nodes of the same graph
};

/// Work with the order that is asked of it (CUDA Runtime API, "Graph Management").
class Graph {
public:
  GraphNode *add(NodeWork work, std::vector<GraphNode *> after);

  bool holds(const GraphNode *node) const;

  const std::vector<std::unique_ptr<GraphNode>> &nodes() const { return nodes_; }

  /// The node of the copy for each node of this graph.
  using Copies = std::map<const GraphNode *, GraphNode *>;
  std::unique_ptr<Graph> copy(Copies *copies = nullptr) const;

  /// Each node behind those that it comes after, else in the order in which they were added; nothing where nodes wait
  /// for each other.
  std::optional<std::vector<GraphNode *>> inOrder() const;

private:
  std::vector<std::unique_ptr<GraphNode>> nodes_;
};

/// A graph that can be launched, as it was when it was made so.
struct GraphProgram {
  std::unique_ptr<Graph> graph;
  Graph::Copies copies;             ///< of the nodes of the graph that it was made of
  std::vector<GraphNode *> inOrder; ///< of `graph`

  /// Nothing where the graph's nodes wait for each other.
  static std::shared_ptr<GraphProgram> of(const Graph &graph);

  /// Does the work of all nodes; stops at the first error.
  cuda::Error run() const;
};

} // namespace warpgrain::executor
