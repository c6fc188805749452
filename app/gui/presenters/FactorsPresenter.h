// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/workbench/Workbench.h"

#include <QObject>

namespace warpgrain::views {
class FactorPanel;
}

namespace warpgrain::gui {

/// Keeps the factor panel at the newest verdicts, and takes what a person chooses on it into the plan.
class FactorsPresenter : public QObject {
  Q_OBJECT

public:
  FactorsPresenter(Workbench &workbench, views::FactorPanel &panel);

Q_SIGNALS:
  /// The plan has become the search space: it is to be seen.
  void spaceMade();

private:
  void connectPanel();
  void connectSpace();
  void showVerdicts(const Verdicts &verdicts);
  void showRows();
  void showPlan();
  void showTried();
  void clear();
  void showPreview(const PlanPreview &preview);
  void tell(const Result<void> &done);
  void followCaret(const Place &caret);
  void goTo(const SourceSpan &span);
  QString nameOf(const SourceSpan &span) const;
  const Analysis *analysisOfReasons() const;

  Workbench &workbench_;
  views::FactorPanel &panel_;
  AnalysisPointer planAnalysis_; ///< of the plan's verdict
};

} // namespace warpgrain::gui
