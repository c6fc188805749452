// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plan/PlanController.h"

#include "app/gui/Texts.h"
#include "core/transform/StepForm.h"

#include <QUndoCommand>

#include <algorithm>

namespace warpgrain::gui {

/// From one plan of a kernel to another.
class PlanController::Change : public QUndoCommand {
public:
  Change(PlanController &plans, KernelKey kernel, transform::Plan before, transform::Plan after)
      : plans_(plans), kernel_(std::move(kernel)), before_(std::move(before)), after_(std::move(after)) {
    setText(after_.empty() ? PlanController::tr("no steps") : toQString(toString(after_)));
  }

  void undo() override { plans_.put(kernel_, before_); }

  void redo() override { plans_.put(kernel_, after_); }

private:
  PlanController &plans_;
  KernelKey kernel_;
  transform::Plan before_;
  transform::Plan after_;
};

transform::Plan PlanController::planOf(const KernelKey &kernel) const {
  const auto found = plans_.find(kernel);
  return found != plans_.end() ? found->second : transform::Plan();
}

void PlanController::choose(const KernelKey &kernel, const transform::Step &step) {
  transform::Plan plan = planOf(kernel);
  const auto old =
      std::ranges::find_if(plan, [&step](const transform::Step &other) { return areChoicesForTheSame(step, other); });
  if (changesNothing(step)) {
    if (old != plan.end()) plan.erase(old);
  } else if (old != plan.end()) {
    *old = step;
  } else {
    plan.push_back(step);
  }
  change(kernel, std::move(plan));
}

void PlanController::remove(const KernelKey &kernel, const transform::Step &step) {
  transform::Plan plan = planOf(kernel);
  if (const auto old = std::ranges::find(plan, step); old != plan.end()) plan.erase(old);
  change(kernel, std::move(plan));
}

Result<void> PlanController::setText(const KernelKey &kernel, std::string_view text) {
  auto plan = transform::parsePlan(text);
  if (!plan) return std::unexpected(plan.error());
  std::erase_if(*plan, transform::changesNothing);
  change(kernel, std::move(*plan));
  return {};
}

void PlanController::clear() {
  undoStack_.clear();
  plans_.clear();
}

void PlanController::change(const KernelKey &kernel, transform::Plan plan) {
  if (kernel.isNone()) return;
  const transform::Plan before = planOf(kernel);
  // What was chosen is told even where it is what is there already: a panel waits for it.
  if (plan == before)
    Q_EMIT planChanged(kernel);
  else
    undoStack_.push(new Change(*this, kernel, before, std::move(plan)));
}

void PlanController::put(const KernelKey &kernel, const transform::Plan &plan) {
  plans_[kernel] = plan;
  Q_EMIT planChanged(kernel);
}

} // namespace warpgrain::gui
