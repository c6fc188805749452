// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/GraphHandles.h"

#include <algorithm>

namespace warpgrain::executor {

namespace {

/// Objects by their own addresses, which are the program's handles. Never destroyed, as the program may use them to
/// its very end.
template <typename Object>
using Table = std::map<const Object *, std::unique_ptr<Object>>;

Table<Graph> &graphs() {
  static auto *all = new Table<Graph>;
  return *all;
}

Table<GraphExecutable> &executables() {
  static auto *all = new Table<GraphExecutable>;
  return *all;
}

template <typename Object>
Object *own(Table<Object> &table, std::unique_ptr<Object> object) {
  Object *handle = object.get();
  table[handle] = std::move(object);
  return handle;
}

} // namespace

Graph *ownGraph(std::unique_ptr<Graph> graph) {
  return own(graphs(), std::move(graph));
}

bool isGraph(const Graph *graph) {
  return graphs().contains(graph);
}

bool destroyGraph(Graph *graph) {
  return graphs().erase(graph) > 0;
}

Graph *graphOf(const GraphNode *node) {
  const auto found = std::ranges::find_if(graphs(), [node](const auto &entry) { return entry.second->holds(node); });
  return found != graphs().end() ? found->second.get() : nullptr;
}

GraphExecutable *ownExecutable(GraphExecutable executable) {
  return own(executables(), std::make_unique<GraphExecutable>(std::move(executable)));
}

bool isExecutable(const GraphExecutable *executable) {
  return executables().contains(executable);
}

bool destroyExecutable(GraphExecutable *executable) {
  return executables().erase(executable) > 0;
}

} // namespace warpgrain::executor
