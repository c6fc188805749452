// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/KernelKey.h"
#include "core/base/Error.h"
#include "core/plan/PlanDraft.h"

#include <QObject>
#include <QUndoStack>

#include <map>
#include <string_view>

namespace warpgrain::gui {

/// The plan that a person works on for each kernel. Every change can be undone. Steps that are switched off are known
/// here alone, as long as the unit is open: whoever builds, runs, exports or names a plan gets the steps that are on.
class PlanController : public QObject {
  Q_OBJECT

public:
  explicit PlanController(QObject *parent = nullptr) : QObject(parent) {}

  /// The steps that are made. Empty for a kernel that nothing was chosen for.
  transform::Plan planOf(const KernelKey &kernel) const;
  /// With those that are switched off.
  transform::PlanDraft draftOf(const KernelKey &kernel) const;

  /// Puts a step into a kernel's plan, in the place of the step that it is another choice for, else at the end. A
  /// factor of 1 takes that step out.
  void choose(const KernelKey &kernel, const transform::Step &step);
  /// The same with several steps, in their order, as one change.
  void chooseAll(const KernelKey &kernel, const transform::Plan &plan);
  /// Takes a step out that is made.
  void remove(const KernelKey &kernel, const transform::Step &step);
  /// Another order, steps on or off, steps less.
  void setDraft(const KernelKey &kernel, const transform::PlanDraft &draft);
  /// Puts what was typed in the place of a step: one step, several, or none. Fails with what is wrong; the plan is as
  /// it was.
  Result<void> edit(const KernelKey &kernel, std::size_t index, std::string_view text);
  /// Adds what was typed at the end. Fails with what is wrong; the plan is as it was.
  Result<void> add(const KernelKey &kernel, std::string_view text);
  /// Takes a plan as text. Fails with what is wrong; the plan is as it was.
  Result<void> setText(const KernelKey &kernel, std::string_view text);

  /// Another unit was opened: no plans, nothing to undo.
  void clear();

  /// Those of all kernels for which something was chosen.
  const std::map<KernelKey, transform::PlanDraft> &drafts() const { return drafts_; }

  /// Takes the place of all plans, before a kernel is looked at. Nothing can be undone.
  void restore(std::map<KernelKey, transform::PlanDraft> drafts);

  QUndoStack &undoStack() { return undoStack_; }

Q_SIGNALS:
  /// Also by undo and redo.
  void planChanged(const warpgrain::gui::KernelKey &kernel);

private:
  class Change;

  void change(const KernelKey &kernel, transform::PlanDraft draft);
  void put(const KernelKey &kernel, const transform::PlanDraft &draft);

  std::map<KernelKey, transform::PlanDraft> drafts_;
  QUndoStack undoStack_;
};

} // namespace warpgrain::gui
