// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/KernelKey.h"
#include "core/base/Error.h"
#include "core/transform/Step.h"

#include <QObject>
#include <QUndoStack>

#include <map>
#include <string_view>

namespace warpgrain::gui {

/// The plan that a person has chosen for each kernel. Every change can be undone.
class PlanController : public QObject {
  Q_OBJECT

public:
  explicit PlanController(QObject *parent = nullptr) : QObject(parent) {}

  /// Empty for a kernel that nothing was chosen for.
  transform::Plan planOf(const KernelKey &kernel) const;

  /// Puts a step into a kernel's plan, in the place of the step that it is another choice for, else at the end. A
  /// factor of 1 takes that step out.
  void choose(const KernelKey &kernel, const transform::Step &step);
  void remove(const KernelKey &kernel, const transform::Step &step);
  /// Takes a plan as text. Fails with what is wrong; the plan is as it was.
  Result<void> setText(const KernelKey &kernel, std::string_view text);

  /// Another unit was opened: no plans, nothing to undo.
  void clear();

  QUndoStack &undoStack() { return undoStack_; }

Q_SIGNALS:
  /// Also by undo and redo.
  void planChanged(const warpgrain::gui::KernelKey &kernel);

private:
  class Change;

  void change(const KernelKey &kernel, transform::Plan plan);
  void put(const KernelKey &kernel, const transform::Plan &plan);

  std::map<KernelKey, transform::Plan> plans_;
  QUndoStack undoStack_;
};

} // namespace warpgrain::gui
