// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/dependence/DependenceController.h"

#include "app/gui/base/Texts.h"
#include "app/gui/dependence/GraphBuilder.h"
#include "core/access/symbolic/SymbolicExecution.h"
#include "core/dependence/relations/KernelDependences.h"

#include <algorithm>
#include <utility>

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

/// As many as there are texts of variants that are kept.
constexpr std::size_t mostKept = 24;

} // namespace

bool isSame(const DependenceQuestion &one, const DependenceQuestion &other) {
  return one.analysis == other.analysis && one.kernel == other.kernel && one.launch.block == other.launch.block &&
         one.launch.grid == other.launch.grid && one.launch.arguments == other.launch.arguments &&
         one.withReads == other.withReads;
}

DependenceController::DependenceController(QObject *parent)
    : QObject(parent), worker_(this, find, [this](const FoundDependences &out) { take(out); }) {}

void DependenceController::ask(DependenceQuestion question) {
  const auto known = std::ranges::find_if(kept_, [&](const Kept &kept) { return isSame(kept.question, question); });
  if (known != kept_.end()) {
    worker_.drop();
    return Q_EMIT found(FoundDependences(known->found));
  }
  asked_ = question;
  worker_.ask(std::move(question));
}

void DependenceController::take(const FoundDependences &out) {
  if (asked_.isKept) {
    kept_.push_front({.question = asked_, .found = out});
    if (kept_.size() > mostKept) kept_.pop_back();
  }
  Q_EMIT found(out);
}

void DependenceController::drop() {
  worker_.drop();
}

} // namespace warpgrain::gui
