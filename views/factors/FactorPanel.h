// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/SourceSpan.h"
#include "core/plan/PlanDraft.h"
#include "views/factors/FactorRow.h"
#include "views/factors/VerdictDetail.h"
#include "views/shared/VerdictText.h"

#include <QWidget>

#include <optional>

class QSplitter;

namespace warpgrain::views {

class FactorRowList;
class PlanEditor;

/// The factors of a kernel, each value with its verdict, and the plan that is chosen of them, step by step. What is
/// checked and listed is what setPlan said last: choosing emits, and waits for the new plan.
class FactorPanel : public QWidget {
  Q_OBJECT

public:
  explicit FactorPanel(QWidget *parent = nullptr);

  /// Rows that stay keep their widgets and the keyboard's place, whatever comes or goes around them.
  void setRows(const std::vector<FactorRow> &rows);
  void setPlan(const transform::PlanDraft &plan);
  /// The steps that the search space tries: their values have a tick.
  void setTried(const std::vector<transform::Step> &steps);
  /// Verdicts are being computed: told in a line, nothing is disabled.
  void setBusy(bool busy);
  /// What is wrong with a step as typed; empty: nothing. It stays, with the text, until other steps are typed or
  /// chosen.
  void setTypedProblem(const QString &problem);
  /// Why the plan gives no text although nothing speaks against it; empty: it does.
  void setPlanProblem(const QString &problem);
  /// Of the whole plan, and of its steps that are on as far as they were judged.
  void setPlanVerdict(const dependence::Verdict &verdict, const std::vector<dependence::Verdict> &steps);
  /// Another file is there: no rows, no plan, nothing that is said of one.
  void clear();
  /// True where the reasons are those of the plan, or of a step in its list; else they are those of a row's value.
  bool speaksOfPlan() const;
  /// Brings a value of a row to be seen, and what speaks for and against it.
  void showStep(const transform::Step &step);
  /// Scrolls to a section, FactorRow::section; not while the keyboard is among the rows.
  void revealSection(const QString &section);
  /// How places are named in links; without it they are "show the place".
  void setPlaceName(PlaceName placeName);
  /// A sentence in place of the rows: "Open a CUDA file to see …". Shown while there are none.
  void setEmptyText(const QString &text);

Q_SIGNALS:
  /// A value of a row was chosen; it takes the place of the row's step in the plan, where there is one.
  void stepChosen(const warpgrain::transform::Step &step);
  /// The neutral value of a row was chosen; the step is the one in the plan, to be taken out of it.
  void stepRemoved(const warpgrain::transform::Step &step);
  /// A value is to be among those that the search space tries, or not to be any more.
  void stepTicked(const warpgrain::transform::Step &step);
  /// The plan is to become the search space.
  void spaceWanted();
  void placeChosen(warpgrain::SourceSpan span);
  /// A reason is to be looked up in the handbook.
  void reasonChosen(warpgrain::dependence::ReasonId reason);
  /// The list's steps in another order, on or off, or fewer of them.
  void planChanged(const warpgrain::transform::PlanDraft &plan);
  /// A step of the list was typed anew. Who listens says at once what is wrong with it (setTypedProblem).
  void stepEdited(std::size_t index, const QString &text);
  /// Steps to be added, separated by semicolons. Who listens says at once what is wrong with them.
  void stepsTyped(const QString &steps);

private:
  QWidget *makeLowerPart();
  void connectParts();
  void ask(const transform::Step &step);
  void askOfPlan(int index);
  VerdictDetail::Judged judged() const;
  void showJudged();
  void changeEvent(QEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;

  QSplitter *splitter_ = nullptr;
  bool isSplitByHand_ = false;
  FactorRowList *rows_ = nullptr;
  PlanEditor *plan_ = nullptr;
  VerdictDetail *detail_ = nullptr;
  PlaceName placeName_;
  std::optional<transform::Step> askedStep_; ///< of a row: what the reasons speak of
  int askedIndex_ = -1;                      ///< else the step of the plan; -1: the whole plan
};

} // namespace warpgrain::views
