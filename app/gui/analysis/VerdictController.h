// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/Analysis.h"
#include "app/gui/analysis/StepTargets.h"
#include "app/gui/work/NewestWins.h"
#include "core/dependence/Verdict.h"
#include "core/transform/Step.h"

#include <QObject>

#include <vector>

namespace warpgrain::gui {

/// A step that is offered for a kernel, with what is said of it.
struct CheckedStep {
  transform::Step step;
  dependence::Verdict verdict;

  friend bool operator==(const CheckedStep &a, const CheckedStep &b) {
    return a.step == b.step && a.verdict.kind == b.verdict.kind && a.verdict.reasons == b.verdict.reasons &&
           a.verdict.assumptions == b.verdict.assumptions;
  }
};

/// The answers for one kernel of one revision.
struct Verdicts {
  AnalysisPointer analysis;
  KernelKey kernel;
  std::vector<CheckedStep> steps;  ///< in the order in which the transformations offer them
  std::vector<StepTarget> targets; ///< the loops and arrays that they are made on

  const CheckedStep *find(const transform::Step &step) const;
};

/// Says of every step on offer for the chosen kernel whether it may be made; the newest text wins.
class VerdictController : public QObject {
  Q_OBJECT

public:
  explicit VerdictController(ToolkitFuture toolkit, QObject *parent = nullptr);

  /// `more` are steps beside those on offer: what the plan holds, what a person typed.
  void ask(AnalysisPointer analysis, KernelKey kernel, std::vector<transform::Step> more);
  void drop();

  bool isBusy() const { return worker_.isBusy(); }

Q_SIGNALS:
  void checked(const warpgrain::gui::Verdicts &verdicts);

private:
  struct Request {
    AnalysisPointer analysis;
    KernelKey kernel;
    std::vector<transform::Step> more;
  };

  static Verdicts check(KeptParser &parser, const Request &request, const CancellationToken &cancel);

  NewestWins<Request, Verdicts> worker_;
};

} // namespace warpgrain::gui
