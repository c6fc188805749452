// SPDX-License-Identifier: Apache-2.0
//
// The nodes of graphs: added with what they come after, asked for, and changed in graphs that are ready to launch.
#include "core/executor/program/GraphHandles.h"
#include "core/executor/program/GraphMemory.h"
#include "core/executor/program/NodeWorks.h"
#include "core/executor/program/Runtime.h"
#include "core/executor/program/SymbolTable.h"

#include <algorithm>

namespace warpgrain::executor {

namespace {

using cuda::Error;
using Nodes = GraphNode *const *;

/// Adds a node whose work is there; CUDA's error where it is not, or the graph or what it comes after is not known.
Error add(GraphNode **to, Graph *graph, Nodes after, std::size_t count, std::expected<NodeWork, Error> work) {
  if (to == nullptr || !isGraph(graph) || (after == nullptr && count != 0)) return remember(Error::invalidValue);
  if (!work) return remember(work.error());
  const std::vector<GraphNode *> before(after, after + count);
  if (!std::ranges::all_of(before, [graph](const GraphNode *node) { return graph->holds(node); }))
    return remember(Error::invalidValue);
  *to = graph->add(std::move(*work), before);
  return remember(Error::success);
}

Error addKernel(GraphNode **to, Graph *graph, Nodes after, std::size_t count, const cuda::KernelNode *parameters) {
  const std::scoped_lock lock(theRuntime().mutex);
  return add(to, graph, after, count, workOf(parameters));
}

Error addCopy(GraphNode **to, Graph *graph, Nodes after, std::size_t count, const cuda::Copy3D *parameters) {
  const std::scoped_lock lock(theRuntime().mutex);
  return add(to, graph, after, count, workOf(parameters));
}

Error addCopy1D(GraphNode **to, Graph *graph, Nodes after, std::size_t count, void *target, const void *source,
                std::size_t bytes, cuda::CopyKind kind) {
  const std::scoped_lock lock(theRuntime().mutex);
  return add(to, graph, after, count, copyWork(target, source, bytes, kind));
}

Error addFill(GraphNode **to, Graph *graph, Nodes after, std::size_t count, const cuda::FillNode *parameters) {
  const std::scoped_lock lock(theRuntime().mutex);
  return add(to, graph, after, count, workOf(parameters));
}

Error addHost(GraphNode **to, Graph *graph, Nodes after, std::size_t count, const cuda::HostNode *parameters) {
  const std::scoped_lock lock(theRuntime().mutex);
  return add(to, graph, after, count, workOf(parameters));
}

Error addEmpty(GraphNode **to, Graph *graph, Nodes after, std::size_t count) {
  const std::scoped_lock lock(theRuntime().mutex);
  return add(to, graph, after, count, NodeWork{});
}

Error addChild(GraphNode **to, Graph *graph, Nodes after, std::size_t count, const Graph *child) {
  const std::scoped_lock lock(theRuntime().mutex);
  if (!isGraph(child)) return remember(Error::invalidValue);
  const std::shared_ptr<GraphProgram> program = GraphProgram::of(*child);
  if (program == nullptr) return remember(Error::invalidValue);
  return add(to, graph, after, count, NodeWork{.kind = NodeKind::graph, .run = [program] { return program->run(); }});
}

Error addAllocation(GraphNode **to, Graph *graph, Nodes after, std::size_t count, cuda::AllocationNode *parameters) {
  const std::scoped_lock lock(theRuntime().mutex);
  if (parameters == nullptr || parameters->bytes == 0) return remember(Error::invalidValue);
  void *memory = reserveGraphMemory(parameters->bytes);
  if (memory == nullptr) return remember(Error::memoryAllocation);
  parameters->memory = memory;
  return add(to, graph, after, count, allocationWork(memory));
}

Error addRelease(GraphNode **to, Graph *graph, Nodes after, std::size_t count, void *memory) {
  const std::scoped_lock lock(theRuntime().mutex);
  if (!isGraphMemory(memory)) return remember(Error::invalidValue);
  return add(to, graph, after, count, releaseWork(memory));
}

/// Toolkits since 13.0 have what edges carry before the count, which may be left out.
Error addDependencies(Graph *graph, Nodes from, Nodes to, std::uintptr_t fourth, std::size_t fifth) {
  const std::scoped_lock lock(theRuntime().mutex);
  constexpr int withEdgeData = 13000;
  const bool hasEdgeData = theRuntime().runtimeVersion != nullptr && theRuntime().runtimeVersion() >= withEdgeData;
  if (hasEdgeData && fourth != 0) return remember(Error::notSupported);
  const std::size_t count = hasEdgeData ? fifth : fourth;
  if (!isGraph(graph) || (count != 0 && (from == nullptr || to == nullptr))) return remember(Error::invalidValue);
  for (std::size_t i = 0; i < count; ++i)
    if (!graph->holds(from[i]) || !graph->holds(to[i])) return remember(Error::invalidValue);
  for (std::size_t i = 0; i < count; ++i)
    to[i]->after.push_back(from[i]);
  return remember(Error::success);
}

/// Fills in as many as there is room for, and says how many there are where no room is given.
Error tell(const std::vector<GraphNode *> &nodes, GraphNode **to, std::size_t *count) {
  if (to == nullptr) {
    *count = nodes.size();
    return remember(Error::success);
  }
  const std::size_t room = *count;
  for (std::size_t i = 0; i < room; ++i)
    to[i] = i < nodes.size() ? nodes[i] : nullptr;
  *count = std::min(room, nodes.size());
  return remember(Error::success);
}

Error nodesOf(const Graph *graph, GraphNode **to, std::size_t *count) {
  const std::scoped_lock lock(theRuntime().mutex);
  if (!isGraph(graph) || count == nullptr) return remember(Error::invalidValue);
  std::vector<GraphNode *> all;
  for (const auto &node : graph->nodes())
    all.push_back(node.get());
  return tell(all, to, count);
}

Error rootsOf(const Graph *graph, GraphNode **to, std::size_t *count) {
  const std::scoped_lock lock(theRuntime().mutex);
  if (!isGraph(graph) || count == nullptr) return remember(Error::invalidValue);
  std::vector<GraphNode *> roots;
  for (const auto &node : graph->nodes())
    if (node->after.empty()) roots.push_back(node.get());
  return tell(roots, to, count);
}

Error kindOf(const GraphNode *node, NodeKind *to) {
  const std::scoped_lock lock(theRuntime().mutex);
  if (to == nullptr || graphOf(node) == nullptr) return remember(Error::invalidValue);
  *to = node->work.kind;
  return remember(Error::success);
}

/// Gives a node of the same kind other work.
Error change(GraphNode *node, std::expected<NodeWork, Error> work) {
  if (node == nullptr) return remember(Error::invalidValue);
  if (!work) return remember(work.error());
  if (node->work.kind != work->kind) return remember(Error::invalidValue);
  node->work = std::move(*work);
  return remember(Error::success);
}

/// The executable's own node for one of the graph that it was made of.
GraphNode *ownNode(const GraphExecutable *executable, const GraphNode *node) {
  if (!isExecutable(executable)) return nullptr;
  const auto found = executable->program->copies.find(node);
  return found != executable->program->copies.end() ? found->second : nullptr;
}

template <typename Parameters>
Error changeIn(GraphExecutable *executable, const GraphNode *node, const Parameters *parameters) {
  const std::scoped_lock lock(theRuntime().mutex);
  return change(ownNode(executable, node), workOf(parameters));
}

template <typename Parameters>
Error changeNode(GraphNode *node, const Parameters *parameters) {
  const std::scoped_lock lock(theRuntime().mutex);
  return change(graphOf(node) != nullptr ? node : nullptr, workOf(parameters));
}

} // namespace

void addGraphNodes(SymbolTable &table) {
  table.put("cudaGraphAddKernelNode", &addKernel);
  table.put("cudaGraphAddMemcpyNode", &addCopy);
  table.put("cudaGraphAddMemcpyNode1D", &addCopy1D);
  table.put("cudaGraphAddMemsetNode", &addFill);
  table.put("cudaGraphAddHostNode", &addHost);
  table.put("cudaGraphAddEmptyNode", &addEmpty);
  table.put("cudaGraphAddChildGraphNode", &addChild);
  table.put("cudaGraphAddMemAllocNode", &addAllocation);
  table.put("cudaGraphAddMemFreeNode", &addRelease);
  table.put("cudaGraphAddDependencies", &addDependencies);
  table.put("cudaGraphGetNodes", &nodesOf);
  table.put("cudaGraphGetRootNodes", &rootsOf);
  table.put("cudaGraphNodeGetType", &kindOf);
  table.put("cudaGraphExecKernelNodeSetParams", &changeIn<cuda::KernelNode>);
  table.put("cudaGraphExecMemcpyNodeSetParams", &changeIn<cuda::Copy3D>);
  table.put("cudaGraphExecMemsetNodeSetParams", &changeIn<cuda::FillNode>);
  table.put("cudaGraphExecHostNodeSetParams", &changeIn<cuda::HostNode>);
  table.put("cudaGraphKernelNodeSetParams", &changeNode<cuda::KernelNode>);
  table.put("cudaGraphMemcpyNodeSetParams", &changeNode<cuda::Copy3D>);
  table.put("cudaGraphMemsetNodeSetParams", &changeNode<cuda::FillNode>);
  table.put("cudaGraphHostNodeSetParams", &changeNode<cuda::HostNode>);
}

} // namespace warpgrain::executor
