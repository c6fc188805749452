// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/GraphTable.h"

#include <algorithm>
#include <utility>

namespace warpgrain::executor {

namespace {

template <typename Object>
Object *addTo(std::map<const Object *, std::unique_ptr<Object>> &table, std::unique_ptr<Object> object) {
  Object *handle = object.get();
  table[handle] = std::move(object);
  return handle;
}

} // namespace

Graph *GraphTable::add(std::unique_ptr<Graph> graph) {
  return addTo(graphs_, std::move(graph));
}

bool GraphTable::contains(const Graph *graph) const {
  return graphs_.contains(graph);
}

bool GraphTable::destroy(const Graph *graph) {
  return graphs_.erase(graph) > 0;
}

Graph *GraphTable::graphOf(const GraphNode *node) const {
  const auto found = std::ranges::find_if(graphs_, [node](const auto &entry) { return entry.second->holds(node); });
  return found != graphs_.end() ? found->second.get() : nullptr;
}

GraphExecutable *GraphTable::add(GraphExecutable executable) {
  return addTo(executables_, std::make_unique<GraphExecutable>(std::move(executable)));
}

bool GraphTable::contains(const GraphExecutable *executable) const {
  return executables_.contains(executable);
}

bool GraphTable::destroy(const GraphExecutable *executable) {
  return executables_.erase(executable) > 0;
}

} // namespace warpgrain::executor
