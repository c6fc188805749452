// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plan/PlanController.h"

#include "app/gui/base/Texts.h"
#include "core/plan/StepForm.h"

#include <QUndoCommand>

#include <algorithm>

namespace warpgrain::gui {

using transform::DraftStep;
using transform::PlanDraft;

namespace {

/// What was typed, as steps that change something.
Result<PlanDraft> draftFrom(std::string_view text) {
  auto plan = transform::parsePlan(text);
  if (!plan) return std::unexpected(plan.error());
  std::erase_if(*plan, transform::changesNothing);
  return transform::draftOf(*plan);
}

} // namespace

/// From one plan of a kernel to another.
class PlanController::Change : public QUndoCommand {
public:
  Change(PlanController &plans, KernelKey kernel, PlanDraft before, PlanDraft after)
      : plans_(plans), kernel_(std::move(kernel)), before_(std::move(before)), after_(std::move(after)) {
    const transform::Plan plan = transform::planOf(after_);
    setText(plan.empty() ? PlanController::tr("no steps") : toQString(toString(plan)));
  }

  void undo() override { plans_.put(kernel_, before_); }

  void redo() override { plans_.put(kernel_, after_); }

private:
  PlanController &plans_;
  KernelKey kernel_;
  PlanDraft before_;
  PlanDraft after_;
};

transform::Plan PlanController::planOf(const KernelKey &kernel) const {
  return transform::planOf(draftOf(kernel));
}

PlanDraft PlanController::draftOf(const KernelKey &kernel) const {
  const auto found = drafts_.find(kernel);
  return found != drafts_.end() ? found->second : PlanDraft();
}

void PlanController::choose(const KernelKey &kernel, const transform::Step &step) {
  chooseAll(kernel, {step});
}

void PlanController::chooseAll(const KernelKey &kernel, const transform::Plan &plan) {
  PlanDraft draft = draftOf(kernel);
  for (const transform::Step &step : plan) {
    const auto old = draft.begin() + static_cast<std::ptrdiff_t>(placeOf(draft, step));
    if (changesNothing(step)) {
      if (old != draft.end()) draft.erase(old);
    } else if (old != draft.end()) {
      *old = {.step = step};
    } else {
      draft.push_back({.step = step});
    }
  }
  change(kernel, std::move(draft));
}

void PlanController::remove(const KernelKey &kernel, const transform::Step &step) {
  PlanDraft draft = draftOf(kernel);
  if (const auto old = std::ranges::find(draft, DraftStep{.step = step}); old != draft.end()) draft.erase(old);
  change(kernel, std::move(draft));
}

void PlanController::setDraft(const KernelKey &kernel, const PlanDraft &draft) {
  change(kernel, draft);
}

Result<void> PlanController::edit(const KernelKey &kernel, std::size_t index, std::string_view text) {
  auto steps = draftFrom(text);
  if (!steps) return std::unexpected(steps.error());
  PlanDraft draft = draftOf(kernel);
  if (index >= draft.size()) return {}; // the plan is another one by now
  for (DraftStep &step : *steps)
    step.isOn = draft[index].isOn;
  const auto at = draft.erase(draft.begin() + static_cast<std::ptrdiff_t>(index));
  draft.insert(at, steps->begin(), steps->end());
  change(kernel, std::move(draft));
  return {};
}

Result<void> PlanController::add(const KernelKey &kernel, std::string_view text) {
  auto steps = draftFrom(text);
  if (!steps) return std::unexpected(steps.error());
  PlanDraft draft = draftOf(kernel);
  draft.insert(draft.end(), steps->begin(), steps->end());
  change(kernel, std::move(draft));
  return {};
}

Result<void> PlanController::setText(const KernelKey &kernel, std::string_view text) {
  auto draft = draftFrom(text);
  if (!draft) return std::unexpected(draft.error());
  change(kernel, std::move(*draft));
  return {};
}

void PlanController::clear() {
  undoStack_.clear();
  drafts_.clear();
}

void PlanController::restore(std::map<KernelKey, PlanDraft> drafts) {
  clear();
  drafts_ = std::move(drafts);
}

void PlanController::change(const KernelKey &kernel, PlanDraft draft) {
  if (kernel.isNone()) return;
  const PlanDraft before = draftOf(kernel);
  // What was chosen is told even where it is what is there already: a panel waits for it.
  if (draft == before)
    Q_EMIT planChanged(kernel);
  else
    undoStack_.push(new Change(*this, kernel, before, std::move(draft)));
}

void PlanController::put(const KernelKey &kernel, const PlanDraft &draft) {
  drafts_[kernel] = draft;
  Q_EMIT planChanged(kernel);
}

} // namespace warpgrain::gui
