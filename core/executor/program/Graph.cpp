// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/Graph.h"

#include "core/executor/program/DeviceLookup.h"
#include "core/executor/program/ProgramRuntime.h"

#include <algorithm>
#include <set>

namespace warpgrain::executor {

using cuda::Error;

std::optional<KernelCall> KernelCall::of(ProgramRuntime &runtime, const void *stub, const ExecutionConfiguration &shape,
                                         void *const *arguments) {
  const ProgramKernelCode *kernel = kernelOf(runtime, stub);
  if (kernel == nullptr) return std::nullopt;
  KernelCall out{.stub = stub, .shape = shape, .arguments = {}};
  for (std::size_t i = 0; i < kernel->parameterBytes.size(); ++i) {
    const auto *begin = static_cast<const std::byte *>(arguments[i]);
    out.arguments.emplace_back(begin, begin + kernel->parameterBytes[i]);
  }
  return out;
}

Error KernelCall::launch(ProgramRuntime &runtime) const {
  auto values = arguments;
  std::vector<void *> pointers;
  for (auto &value : values)
    pointers.push_back(value.data());
  const std::scoped_lock lock(runtime.mutex);
  return launchKernel(runtime, stub, shape, pointers.data());
}

NodeWork kernelWork(ProgramRuntime &runtime, KernelCall call) {
  return {.kind = NodeKind::kernel, .run = [&runtime, call = std::move(call)] { return call.launch(runtime); }};
}

GraphNode *Graph::add(NodeWork work, std::vector<GraphNode *> after) {
  nodes_.push_back(std::make_unique<GraphNode>(GraphNode{.work = std::move(work), .after = std::move(after)}));
  return nodes_.back().get();
}

bool Graph::holds(const GraphNode *node) const {
  return std::ranges::any_of(nodes_, [node](const auto &own) { return own.get() == node; });
}

std::unique_ptr<Graph> Graph::copy(Copies *copies) const {
  auto out = std::make_unique<Graph>();
  Copies own;
  for (const auto &node : nodes_)
    own[node.get()] = out->add(node->work, {});
  for (const auto &node : nodes_)
    for (const GraphNode *before : node->after)
      own[node.get()]->after.push_back(own.at(before));
  if (copies != nullptr) *copies = std::move(own);
  return out;
}

std::optional<std::vector<GraphNode *>> Graph::inOrder() const {
  std::vector<GraphNode *> out;
  std::set<const GraphNode *> done;
  const auto isReady = [&done](const GraphNode &node) {
    return !done.contains(&node) &&
           std::ranges::all_of(node.after, [&done](const GraphNode *before) { return done.contains(before); });
  };
  for (bool goesOn = true; goesOn;) {
    goesOn = false;
    for (const auto &node : nodes_)
      if (isReady(*node)) {
        done.insert(node.get());
        out.push_back(node.get());
        goesOn = true;
      }
  }
  if (out.size() != nodes_.size()) return std::nullopt;
  return out;
}

std::shared_ptr<GraphProgram> GraphProgram::of(const Graph &graph) {
  auto out = std::make_shared<GraphProgram>();
  out->graph = graph.copy(&out->copies);
  auto order = out->graph->inOrder();
  if (!order) return nullptr;
  out->inOrder = std::move(*order);
  return out;
}

Error GraphProgram::run() const {
  for (const GraphNode *node : inOrder)
    if (node->work.run)
      if (const Error error = node->work.run(); error != Error::success) return error;
  return Error::success;
}

} // namespace warpgrain::executor
