// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/Analysis.h"
#include "app/gui/analysis/StepTargets.h"
#include "app/gui/background/NewestWins.h"
#include "core/dependence/Verdict.h"
#include "core/plan/PlanDraft.h"
#include "core/plan/Step.h"

#include <QObject>

#include <optional>
#include <vector>

namespace warpgrain::gui {

/// A step that is offered for a kernel, with what is said of it.
struct CheckedStep {
  transform::Step step;
  dependence::Verdict verdict;                        ///< on the text that the steps before it give
  std::optional<transform::Step> lift = std::nullopt; ///< made first, it makes this one possible
  bool isJudged = true;                               ///< false: the verdict is still to come, and says nothing

  friend bool operator==(const CheckedStep &a, const CheckedStep &b) {
    return a.step == b.step && a.verdict.kind == b.verdict.kind && a.verdict.reasons == b.verdict.reasons &&
           a.verdict.assumptions == b.verdict.assumptions && a.lift == b.lift && a.isJudged == b.isJudged;
  }
};

/// The answers for one kernel of one revision, with the plan that is chosen so far.
struct Verdicts {
  AnalysisPointer analysis;
  KernelKey kernel;
  transform::PlanDraft draft;       ///< what the steps are judged behind
  std::vector<CheckedStep> steps;   ///< in the order in which the transformations offer them
  std::vector<StepTarget> targets;  ///< the loops and arrays that they are made on
  std::vector<CheckedStep> ofStart; ///< coarsening of the kernel as it is, whatever is chosen
  bool isWhole = true;              ///< false: some steps are not judged yet

  /// Null where the step is not offered, or not judged yet.
  const CheckedStep *find(const transform::Step &step) const;

  /// True where a step was judged on the text that it would be made on in another plan, too.
  bool holdFor(const transform::PlanDraft &other, const transform::Step &step) const;
};

/// Says of every step on offer for the chosen kernel whether it may be made: as a part of the plan, where it would
/// stand if it were chosen. The newest text and plan win. Of a kernel with many steps the answer comes in parts: those
/// of the kernel as a whole first, then those of its loops and arrays.
class VerdictController : public QObject {
  Q_OBJECT

public:
  explicit VerdictController(std::shared_ptr<KeptParser> parser, QObject *parent = nullptr);

  void ask(AnalysisPointer analysis, KernelKey kernel, transform::PlanDraft draft);
  void drop();

  /// Until the newest question is answered; steps that lift refusals are looked for after that.
  bool isBusy() const { return !isLifting_ && worker_.isBusy(); }

Q_SIGNALS:
  void checked(const warpgrain::gui::Verdicts &verdicts);
  /// Some more steps are judged; checked() follows.
  void partlyChecked(const warpgrain::gui::Verdicts &verdicts);
  /// The same verdicts, with the steps that lift refusals. Not where there are none.
  void liftsFound(const warpgrain::gui::Verdicts &verdicts);

private:
  class Judge;

  struct Request {
    AnalysisPointer analysis;
    KernelKey kernel;
    transform::PlanDraft draft;
    std::optional<Verdicts> checked; ///< given: steps that lift its refusals are asked for
  };

  void take(const Verdicts &verdicts);

  bool isLifting_ = false;
  NewestWins<Request, Verdicts> worker_;
};

} // namespace warpgrain::gui
