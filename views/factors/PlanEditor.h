// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/PlanDraft.h"

#include <QWidget>

#include <vector>

class QLabel;
class QLayout;
class QLineEdit;
class QToolButton;

namespace warpgrain::views {

class PlanStepList;

/// The plan that is chosen: its steps as a list, a line for more of them, what is wrong with them, and the verdict of
/// the whole.
class PlanEditor : public QWidget {
  Q_OBJECT

public:
  explicit PlanEditor(QWidget *parent = nullptr);

  const transform::PlanDraft &draft() const { return draft_; }

  /// The steps of the draft that are on.
  const transform::Plan &plan() const { return plan_; }

  /// Another plan than before has no problem, and its verdict is awaited.
  void setPlan(const transform::PlanDraft &draft);
  /// Of the whole plan, and of its steps that are on as far as they were judged.
  void setVerdict(const dependence::Verdict &verdict, const std::vector<dependence::Verdict> &steps);

  const dependence::Verdict &verdict() const { return verdict_; }

  /// True while the verdict is that of another plan.
  bool isPending() const { return pending_; }

  /// What is said of a step of the list; null where nothing is.
  const dependence::Verdict *verdictOf(std::size_t index) const;

  /// As FactorPanel's.
  void setBusy(bool busy);
  void setTypedProblem(const QString &problem);
  void setPlanProblem(const QString &problem);
  void setTypingEnabled(bool enabled);

Q_SIGNALS:
  /// As FactorPanel's.
  void planChanged(const warpgrain::transform::PlanDraft &plan);
  void stepEdited(std::size_t index, const QString &text);
  void stepsTyped(const QString &steps);
  void spaceWanted();
  /// A person wants to know what is said of a step of the list, from 0; -1: of none that is there.
  void stepAsked(int index);
  /// A person wants to know what is said of the whole plan.
  void planAsked();

private:
  void makeWidgets();
  QLayout *makeHead();
  QToolButton *makeButton(const QString &sign, const QString &name);
  void connectWidgets();
  void askForCurrentStep();
  void submitSteps();
  void submitStep(std::size_t index, const QString &text);
  void showButtons();
  void showProblem();
  void showVerdict();
  void changeEvent(QEvent *event) override;

  transform::PlanDraft draft_;
  transform::Plan plan_;
  dependence::Verdict verdict_;
  bool pending_ = false;
  QString typedProblem_;
  QString failure_;
  QLabel *busy_ = nullptr;
  QToolButton *space_ = nullptr;
  QToolButton *up_ = nullptr;
  QToolButton *down_ = nullptr;
  QToolButton *remove_ = nullptr;
  PlanStepList *steps_ = nullptr;
  QLineEdit *typed_ = nullptr;
  QLabel *problem_ = nullptr;
  QLabel *verdictLine_ = nullptr;
};

} // namespace warpgrain::views
