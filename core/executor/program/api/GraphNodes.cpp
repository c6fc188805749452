// SPDX-License-Identifier: Apache-2.0
//
// The nodes of graphs: added with what they come after, asked for, and changed in graphs that are ready to launch.
#include "core/executor/program/NodeWorks.h"
#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/program/SymbolTable.h"

#include <algorithm>

namespace warpgrain::executor {

namespace {

using cuda::Error;
using Nodes = GraphNode *const *;

/// Adds a node whose work is there; CUDA's error where it is not, or the graph or what it comes after is not known.
Error add(ProgramRuntime &runtime, GraphNode **to, Graph *graph, Nodes after, std::size_t count,
          std::expected<NodeWork, Error> work) {
  if (to == nullptr || !runtime.graphs.contains(graph) || (after == nullptr && count != 0))
    return runtime.remember(Error::invalidValue);
  if (!work) return runtime.remember(work.error());
  const std::vector<GraphNode *> before(after, after + count);
  if (!std::ranges::all_of(before, [graph](const GraphNode *node) { return graph->holds(node); }))
    return runtime.remember(Error::invalidValue);
  *to = graph->add(std::move(*work), before);
  return runtime.remember(Error::success);
}

Error addKernel(ProgramRuntime &runtime, GraphNode **to, Graph *graph, Nodes after, std::size_t count,
                const cuda::KernelNode *parameters) {
  const std::scoped_lock lock(runtime.mutex);
  return add(runtime, to, graph, after, count, workOf(runtime, parameters));
}

Error addCopy(ProgramRuntime &runtime, GraphNode **to, Graph *graph, Nodes after, std::size_t count,
              const cuda::Copy3D *parameters) {
  const std::scoped_lock lock(runtime.mutex);
  return add(runtime, to, graph, after, count, workOf(runtime, parameters));
}

Error addCopy1D(ProgramRuntime &runtime, GraphNode **to, Graph *graph, Nodes after, std::size_t count, void *target,
                const void *source, std::size_t bytes, cuda::CopyKind kind) {
  const std::scoped_lock lock(runtime.mutex);
  return add(runtime, to, graph, after, count, copyWork(runtime, target, source, bytes, kind));
}

Error addFill(ProgramRuntime &runtime, GraphNode **to, Graph *graph, Nodes after, std::size_t count,
              const cuda::FillNode *parameters) {
  const std::scoped_lock lock(runtime.mutex);
  return add(runtime, to, graph, after, count, workOf(runtime, parameters));
}

Error addHost(ProgramRuntime &runtime, GraphNode **to, Graph *graph, Nodes after, std::size_t count,
              const cuda::HostNode *parameters) {
  const std::scoped_lock lock(runtime.mutex);
  return add(runtime, to, graph, after, count, workOf(runtime, parameters));
}

Error addEmpty(ProgramRuntime &runtime, GraphNode **to, Graph *graph, Nodes after, std::size_t count) {
  const std::scoped_lock lock(runtime.mutex);
  return add(runtime, to, graph, after, count, NodeWork{});
}

Error addChild(ProgramRuntime &runtime, GraphNode **to, Graph *graph, Nodes after, std::size_t count,
               const Graph *child) {
  const std::scoped_lock lock(runtime.mutex);
  if (!runtime.graphs.contains(child)) return runtime.remember(Error::invalidValue);
  const std::shared_ptr<GraphProgram> program = GraphProgram::of(*child);
  if (program == nullptr) return runtime.remember(Error::invalidValue);
  return add(runtime, to, graph, after, count,
             NodeWork{.kind = NodeKind::graph, .run = [program] { return program->run(); }});
}

Error addAllocation(ProgramRuntime &runtime, GraphNode **to, Graph *graph, Nodes after, std::size_t count,
                    cuda::AllocationNode *parameters) {
  const std::scoped_lock lock(runtime.mutex);
  if (parameters == nullptr || parameters->bytes == 0) return runtime.remember(Error::invalidValue);
  void *memory = runtime.graphMemory.reserve(parameters->bytes);
  if (memory == nullptr) return runtime.remember(Error::memoryAllocation);
  parameters->memory = memory;
  return add(runtime, to, graph, after, count, allocationWork(runtime, memory));
}

Error addRelease(ProgramRuntime &runtime, GraphNode **to, Graph *graph, Nodes after, std::size_t count, void *memory) {
  const std::scoped_lock lock(runtime.mutex);
  if (!runtime.graphMemory.contains(memory)) return runtime.remember(Error::invalidValue);
  return add(runtime, to, graph, after, count, releaseWork(runtime, memory));
}

/// Toolkits since 13.0 have what edges carry before the count, which may be left out.
Error addDependencies(ProgramRuntime &runtime, Graph *graph, Nodes from, Nodes to, std::uintptr_t fourth,
                      std::size_t fifth) {
  const std::scoped_lock lock(runtime.mutex);
  constexpr int withEdgeData = 13000;
  const bool hasEdgeData = runtime.runtimeVersion != nullptr && runtime.runtimeVersion() >= withEdgeData;
  if (hasEdgeData && fourth != 0) return runtime.remember(Error::notSupported);
  const std::size_t count = hasEdgeData ? fifth : fourth;
  if (!runtime.graphs.contains(graph) || (count != 0 && (from == nullptr || to == nullptr)))
    return runtime.remember(Error::invalidValue);
  for (std::size_t i = 0; i < count; ++i)
    if (!graph->holds(from[i]) || !graph->holds(to[i])) return runtime.remember(Error::invalidValue);
  for (std::size_t i = 0; i < count; ++i)
    to[i]->after.push_back(from[i]);
  return runtime.remember(Error::success);
}

/// Fills in as many as there is room for, and says how many there are where no room is given.
Error tell(ProgramRuntime &runtime, const std::vector<GraphNode *> &nodes, GraphNode **to, std::size_t *count) {
  if (to == nullptr) {
    *count = nodes.size();
    return runtime.remember(Error::success);
  }
  const std::size_t room = *count;
  for (std::size_t i = 0; i < room; ++i)
    to[i] = i < nodes.size() ? nodes[i] : nullptr;
  *count = std::min(room, nodes.size());
  return runtime.remember(Error::success);
}

Error nodesOf(ProgramRuntime &runtime, const Graph *graph, GraphNode **to, std::size_t *count) {
  const std::scoped_lock lock(runtime.mutex);
  if (!runtime.graphs.contains(graph) || count == nullptr) return runtime.remember(Error::invalidValue);
  std::vector<GraphNode *> all;
  for (const auto &node : graph->nodes())
    all.push_back(node.get());
  return tell(runtime, all, to, count);
}

Error rootsOf(ProgramRuntime &runtime, const Graph *graph, GraphNode **to, std::size_t *count) {
  const std::scoped_lock lock(runtime.mutex);
  if (!runtime.graphs.contains(graph) || count == nullptr) return runtime.remember(Error::invalidValue);
  std::vector<GraphNode *> roots;
  for (const auto &node : graph->nodes())
    if (node->after.empty()) roots.push_back(node.get());
  return tell(runtime, roots, to, count);
}

Error kindOf(ProgramRuntime &runtime, const GraphNode *node, NodeKind *to) {
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr || runtime.graphs.graphOf(node) == nullptr) return runtime.remember(Error::invalidValue);
  *to = node->work.kind;
  return runtime.remember(Error::success);
}

/// Gives a node of the same kind other work.
Error change(ProgramRuntime &runtime, GraphNode *node, std::expected<NodeWork, Error> work) {
  if (node == nullptr) return runtime.remember(Error::invalidValue);
  if (!work) return runtime.remember(work.error());
  if (node->work.kind != work->kind) return runtime.remember(Error::invalidValue);
  node->work = std::move(*work);
  return runtime.remember(Error::success);
}

/// The executable's own node for one of the graph that it was made of.
GraphNode *ownNode(const ProgramRuntime &runtime, const GraphExecutable *executable, const GraphNode *node) {
  if (!runtime.graphs.contains(executable)) return nullptr;
  const auto found = executable->program->copies.find(node);
  return found != executable->program->copies.end() ? found->second : nullptr;
}

template <typename Parameters>
Error changeIn(ProgramRuntime &runtime, GraphExecutable *executable, const GraphNode *node,
               const Parameters *parameters) {
  const std::scoped_lock lock(runtime.mutex);
  return change(runtime, ownNode(runtime, executable, node), workOf(runtime, parameters));
}

template <typename Parameters>
Error changeNode(ProgramRuntime &runtime, GraphNode *node, const Parameters *parameters) {
  const std::scoped_lock lock(runtime.mutex);
  return change(runtime, runtime.graphs.graphOf(node) != nullptr ? node : nullptr, workOf(runtime, parameters));
}

} // namespace

void addGraphNodes(SymbolTable &table) {
  table.put<&addKernel>("cudaGraphAddKernelNode");
  table.put<&addCopy>("cudaGraphAddMemcpyNode");
  table.put<&addCopy1D>("cudaGraphAddMemcpyNode1D");
  table.put<&addFill>("cudaGraphAddMemsetNode");
  table.put<&addHost>("cudaGraphAddHostNode");
  table.put<&addEmpty>("cudaGraphAddEmptyNode");
  table.put<&addChild>("cudaGraphAddChildGraphNode");
  table.put<&addAllocation>("cudaGraphAddMemAllocNode");
  table.put<&addRelease>("cudaGraphAddMemFreeNode");
  table.put<&addDependencies>("cudaGraphAddDependencies");
  table.put<&nodesOf>("cudaGraphGetNodes");
  table.put<&rootsOf>("cudaGraphGetRootNodes");
  table.put<&kindOf>("cudaGraphNodeGetType");
  table.put<&changeIn<cuda::KernelNode>>("cudaGraphExecKernelNodeSetParams");
  table.put<&changeIn<cuda::Copy3D>>("cudaGraphExecMemcpyNodeSetParams");
  table.put<&changeIn<cuda::FillNode>>("cudaGraphExecMemsetNodeSetParams");
  table.put<&changeIn<cuda::HostNode>>("cudaGraphExecHostNodeSetParams");
  table.put<&changeNode<cuda::KernelNode>>("cudaGraphKernelNodeSetParams");
  table.put<&changeNode<cuda::Copy3D>>("cudaGraphMemcpyNodeSetParams");
  table.put<&changeNode<cuda::FillNode>>("cudaGraphMemsetNodeSetParams");
  table.put<&changeNode<cuda::HostNode>>("cudaGraphHostNodeSetParams");
}

} // namespace warpgrain::executor
