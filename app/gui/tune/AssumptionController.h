// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/ChosenKernel.h"
#include "app/gui/background/NewestWins.h"
#include "core/dependence/Verdict.h"
#include "core/plan/Step.h"
#include "core/workflow/LaunchAssumptions.h"

#include <QObject>

#include <memory>
#include <vector>

namespace warpgrain::gui {

/// An assumption of a plan, and whether it holds in the launch.
struct JudgedAssumption {
  dependence::Reason assumption;
  workflow::Assumed inLaunch = workflow::Assumed::isNotKnown;
};

/// Finds out beside the GUI thread what must hold for a plan to be right, beside what was proved. The newest question
/// alone is answered.
class AssumptionController : public QObject {
  Q_OBJECT

public:
  explicit AssumptionController(std::shared_ptr<KeptParser> parser, QObject *parent = nullptr);

  /// The kernel has to be there.
  void ask(const ChosenKernel &kernel, const transform::Plan &plan);

  /// Nobody wants an answer any more.
  void drop() { worker_.drop(); }

  bool isBusy() const { return worker_.isBusy(); }

Q_SIGNALS:
  /// Empty where nothing is assumed, or where the plan cannot be written.
  void found(const std::vector<warpgrain::gui::JudgedAssumption> &assumptions);

private:
  struct Question {
    ChosenKernel kernel;
    transform::Plan plan;
  };

  NewestWins<Question, std::vector<JudgedAssumption>> worker_;
};

} // namespace warpgrain::gui
