// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"
#include "core/plan/Reparse.h"
#include "core/plan/Step.h"

#include <memory>
#include <vector>

namespace warpgrain::transform {

/// A kernel as each step of a plan leaves it, and what is said of steps there: a step is judged on the text that the
/// steps before it give, as it is when the plan is made. Whatever was worked out for steps that another plan begins
/// with too is kept. Refers to the unit. Not shared between threads.
class PlanStages {
public:
  /// `texts`: the unit's files that differ from those on disk.
  PlanStages(const model::Unit &unit, model::FunctionId kernel, Reparse reparse, Texts texts);
  ~PlanStages();
  PlanStages(const PlanStages &) = delete;
  PlanStages &operator=(const PlanStages &) = delete;

  /// Makes the steps in order, up to the first that cannot be made.
  void setPlan(const Plan &plan);

  const Plan &plan() const { return plan_; }

  /// How many steps of the plan were made; fewer than it has where one cannot be.
  std::size_t reached() const;

  /// The unit after that many steps of the plan, and the kernel in it. Precondition: steps <= reached().
  const model::Unit &unit(std::size_t steps) const;
  model::FunctionId kernel(std::size_t steps) const;

  /// The verdict of a step behind that many steps of the plan. Behind one that cannot be made, nothing can: the verdict
  /// is as strong as that step's, and names it. Places are those of the first text alone: the others are in texts that
  /// nobody has.
  dependence::Verdict judge(std::size_t steps, const Step &step);

  /// True where that verdict is kept already.
  bool knows(std::size_t steps, const Step &step) const;

  /// The same with another step made between: how a step is judged once `first` is. Of `first` itself where that cannot
  /// be made.
  dependence::Verdict judgeAfter(std::size_t steps, const Step &first, const Step &step);

private:
  struct Stage;

  Stage &stage(std::size_t steps) const { return *stages_[steps]; }

  std::unique_ptr<Stage> next(Stage &stage, const Step &step);

  Reparse reparse_;
  Plan plan_;
  std::vector<std::unique_ptr<Stage>> stages_; ///< after 0, 1, 2 … steps
};

/// Steps that may lift the refusal of another one, likely ones first: those that its reasons name, "(inline f)", and
/// those on offer that give the loop that it names another form. Whether one does is for PlanStages::judgeAfter.
std::vector<Step> stepsThatMayLift(const model::Unit &unit, model::FunctionId kernel, const Step &refused,
                                   const dependence::Verdict &verdict);

} // namespace warpgrain::transform
