// SPDX-License-Identifier: Apache-2.0
//
// Graphs as wholes: made, copied, captured, made ready and launched.
#include "core/executor/program/Enqueue.h"
#include "core/executor/program/HostThread.h"
#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/program/SymbolTable.h"

#include <algorithm>
#include <utility>

namespace warpgrain::executor {

namespace {

using cuda::Error;

Error create(ProgramRuntime &runtime, Graph **to, unsigned flags) {
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr || flags != 0) return runtime.remember(Error::invalidValue);
  *to = runtime.graphs.add(std::make_unique<Graph>());
  return runtime.remember(Error::success);
}

Error destroy(ProgramRuntime &runtime, Graph *graph) {
  const std::scoped_lock lock(runtime.mutex);
  return runtime.remember(runtime.graphs.destroy(graph) ? Error::success : Error::invalidValue);
}

Error clone(ProgramRuntime &runtime, Graph **to, const Graph *graph) {
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr || !runtime.graphs.contains(graph)) return runtime.remember(Error::invalidValue);
  *to = runtime.graphs.add(graph->copy());
  return runtime.remember(Error::success);
}

/// Toolkits before 12.0 have three parameters more for what went wrong, which nobody must fill in.
Error instantiate(ProgramRuntime &runtime, GraphExecutable **to, const Graph *graph) {
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr || !runtime.graphs.contains(graph)) return runtime.remember(Error::invalidValue);
  auto program = GraphProgram::of(*graph);
  if (program == nullptr) return runtime.remember(Error::invalidValue);
  *to = runtime.graphs.add(GraphExecutable{.program = std::move(program)});
  return runtime.remember(Error::success);
}

Error destroyReady(ProgramRuntime &runtime, GraphExecutable *executable) {
  const std::scoped_lock lock(runtime.mutex);
  return runtime.remember(runtime.graphs.destroy(executable) ? Error::success : Error::invalidValue);
}

Error launch(ProgramRuntime &runtime, const GraphExecutable *executable, void *stream) {
  std::shared_ptr<GraphProgram> program;
  {
    const std::scoped_lock lock(runtime.mutex);
    if (!runtime.graphs.contains(executable)) return runtime.remember(Error::invalidValue);
    program = executable->program;
  }
  return enqueue(runtime, stream, NodeKind::graph, [program] { return program->run(); });
}

/// Work is done when it is asked for: there is nothing to send ahead.
Error upload(ProgramRuntime &runtime, const GraphExecutable *executable, void *) {
  const std::scoped_lock lock(runtime.mutex);
  return runtime.remember(runtime.graphs.contains(executable) ? Error::success : Error::invalidValue);
}

/// cudaGraphExecUpdateResult
enum class UpdateResult : int { success = 0, topologyChanged = 2, nodeTypeChanged = 3 };

/// cudaGraphExecUpdateResultInfo, which toolkits since 12.0 have
struct UpdateInfo {
  UpdateResult result = UpdateResult::success;
  GraphNode *node = nullptr;
  GraphNode *from = nullptr;
};

std::vector<std::size_t> placesBefore(const Graph &graph, const GraphNode &node) {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < graph.nodes().size(); ++i)
    if (std::ranges::find(node.after, graph.nodes()[i].get()) != node.after.end()) out.push_back(i);
  return out;
}

/// Whether a graph can take another's place: the same nodes in the same order, but for what they work on.
UpdateInfo compare(const Graph &old, const Graph &other) {
  if (old.nodes().size() != other.nodes().size()) return {.result = UpdateResult::topologyChanged};
  for (std::size_t i = 0; i < old.nodes().size(); ++i) {
    GraphNode *node = other.nodes()[i].get();
    if (old.nodes()[i]->work.kind != node->work.kind) return {.result = UpdateResult::nodeTypeChanged, .node = node};
    if (placesBefore(old, *old.nodes()[i]) != placesBefore(other, *node))
      return {.result = UpdateResult::topologyChanged, .node = node};
  }
  return {};
}

/// The launches after it do what the other graph does.
Error update(ProgramRuntime &runtime, GraphExecutable *executable, const Graph *graph, UpdateInfo *info,
             UpdateResult *oldResult) {
  const std::scoped_lock lock(runtime.mutex);
  if (!runtime.graphs.contains(executable) || !runtime.graphs.contains(graph))
    return runtime.remember(Error::invalidValue);
  const UpdateInfo found = compare(*executable->program->graph, *graph);
  constexpr int withInfo = 12000;
  if (runtime.runtimeVersion == nullptr || runtime.runtimeVersion() >= withInfo) {
    if (info != nullptr) *info = found;
  } else if (oldResult != nullptr) {
    *oldResult = found.result;
  }
  if (found.result != UpdateResult::success) return runtime.remember(Error::graphUpdateFailure);
  auto program = GraphProgram::of(*graph);
  if (program == nullptr) return runtime.remember(Error::invalidValue);
  // The nodes that the program knows are those of the graph that the executable was made of.
  Graph::Copies copies;
  for (const auto &[original, own] : executable->program->copies)
    for (std::size_t i = 0; i < program->graph->nodes().size(); ++i)
      if (executable->program->graph->nodes()[i].get() == own) copies[original] = program->graph->nodes()[i].get();
  for (const auto &[original, own] : program->copies)
    copies[original] = own;
  program->copies = std::move(copies);
  executable->program = std::move(program);
  return runtime.remember(Error::success);
}

Error begin(ProgramRuntime &runtime, void *stream, int mode) {
  const std::scoped_lock lock(runtime.mutex);
  if (mode < 0 || mode > 2) return runtime.remember(Error::invalidValue);
  return runtime.remember(runtime.captures.begin(stream));
}

Error end(ProgramRuntime &runtime, void *stream, Graph **to) {
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr) return runtime.remember(Error::invalidValue);
  auto graph = runtime.captures.end(stream);
  *to = graph ? runtime.graphs.add(std::move(*graph)) : nullptr;
  return runtime.remember(graph ? Error::success : graph.error());
}

Error isCapturing(ProgramRuntime &runtime, void *stream, CaptureStatus *to) {
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr) return runtime.remember(Error::invalidValue);
  *to = runtime.captures.statusOf(stream);
  return runtime.remember(Error::success);
}

/// What calls a thread may make while streams are captured: all modes are taken for the most lenient one.
Error exchangeMode(ProgramRuntime &runtime, int *mode) {
  if (mode == nullptr || *mode < 0 || *mode > 2) return runtime.remember(Error::invalidValue);
  std::swap(HostThread::current().captureMode, *mode);
  return runtime.remember(Error::success);
}

} // namespace

void addGraphs(SymbolTable &table) {
  table.put<&create>("cudaGraphCreate");
  table.put<&destroy>("cudaGraphDestroy");
  table.put<&clone>("cudaGraphClone");
  table.put<&instantiate>("cudaGraphInstantiate");
  table.put<&instantiate>("cudaGraphInstantiateWithFlags");
  table.put<&destroyReady>("cudaGraphExecDestroy");
  table.put<&update>("cudaGraphExecUpdate");
  table.putWithStream<&launch>("cudaGraphLaunch");
  table.putWithStream<&upload>("cudaGraphUpload");
  table.putWithStream<&begin>("cudaStreamBeginCapture");
  table.putWithStream<&end>("cudaStreamEndCapture");
  table.putWithStream<&isCapturing>("cudaStreamIsCapturing");
  table.put<&exchangeMode>("cudaThreadExchangeStreamCaptureMode");
}

} // namespace warpgrain::executor
