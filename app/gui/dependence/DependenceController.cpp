// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/dependence/DependenceController.h"

#include "app/gui/base/Texts.h"
#include "app/gui/dependence/GraphBuilder.h"
#include "core/access/symbolic/SymbolicExecution.h"
#include "core/dependence/relations/KernelDependences.h"

namespace warpgrain::gui {

namespace {

FoundDependences find(const DependenceQuestion &question, const CancellationToken &cancel) {
  FoundDependences out{.analysis = question.analysis, .kernel = question.kernel, .graph = nullptr};
  const model::Unit &unit = *question.analysis->unit;
  const model::FunctionId kernel = findKernel(unit, question.kernel);
  if (!model::isSome(kernel)) return out;
  const auto instances = access::executeSymbolically(unit, kernel, question.launch);
  if (cancel.stop_requested()) return out; // it will not be delivered
  const auto dependences = dependence::analyzeDependences(unit, instances, question.withReads, cancel);
  if (cancel.stop_requested()) return out;
  auto graph = graphOf(unit, question.analysis->outline, toQString(unit[kernel].name), instances, dependences);
  graph.hasReads = question.withReads;
  out.graph = std::make_shared<const views::DependenceGraph>(std::move(graph));
  return out;
}

} // namespace

DependenceController::DependenceController(QObject *parent)
    : QObject(parent), worker_(this, find, [this](const FoundDependences &out) { Q_EMIT found(out); }) {}

void DependenceController::ask(DependenceQuestion question) {
  worker_.ask(std::move(question));
}

void DependenceController::drop() {
  worker_.drop();
}

} // namespace warpgrain::gui
