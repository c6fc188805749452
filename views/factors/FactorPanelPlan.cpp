// SPDX-License-Identifier: GPL-3.0-or-later
// The plan of the panel: its steps as a list, and a line for more of them.
#include "views/factors/FactorPanel.h"
#include "views/factors/FactorRowWidget.h"
#include "views/factors/PlanStepList.h"
#include "views/shared/Theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

#include <initializer_list>

namespace warpgrain::views {

QWidget *FactorPanel::makeLowerPart() {
  auto *part = new QWidget(this);
  auto *column = new QVBoxLayout(part);
  column->setContentsMargins(8, 4, 8, 6);
  column->setSpacing(4);
  makePlan(part);
  detail_ = new QTextBrowser(part);
  detail_->setAccessibleName(tr("Reasons"));
  detail_->setOpenLinks(false);
  detail_->setMinimumHeight(70);
  column->addLayout(makePlanHead(part));
  for (QWidget *widget : std::initializer_list<QWidget *>{steps_, typed_, problem_, planVerdictLine_})
    column->addWidget(widget);
  column->addWidget(detail_, 1);
  connectPlan();
  return part;
}

void FactorPanel::makePlan(QWidget *part) {
  steps_ = new PlanStepList(part);
  steps_->setObjectName(QStringLiteral("planSteps"));
  typed_ = new QLineEdit(part);
  typed_->setObjectName(QStringLiteral("planLine"));
  typed_->setAccessibleName(tr("Steps to add to the plan, separated by semicolons"));
  typed_->setPlaceholderText(tr("add steps, for example: coarsen y 4; coarsen x 2"));
  typed_->setToolTip(tr("Steps in the order in which they are made, separated by semicolons; Enter adds them."));
  typed_->setClearButtonEnabled(true);
  problem_ = new QLabel(part);
  problem_->setObjectName(QStringLiteral("planProblem"));
  problem_->setWordWrap(true);
  problem_->setTextFormat(Qt::PlainText);
  planVerdictLine_ = new QLabel(part);
  planVerdictLine_->setTextInteractionFlags(Qt::TextBrowserInteraction);
}

QLayout *FactorPanel::makePlanHead(QWidget *part) {
  auto *head = new QHBoxLayout;
  head->setSpacing(2);
  auto *label = new QLabel(tr("&Plan"), part);
  label->setBuddy(steps_);
  busy_ = new QLabel(part);
  busy_->setAccessibleName(tr("Progress of the check"));
  up_ = makePlanButton(part, QStringLiteral("↑"), tr("Make the step earlier (Alt+Up)"));
  down_ = makePlanButton(part, QStringLiteral("↓"), tr("Make the step later (Alt+Down)"));
  remove_ = makePlanButton(part, QStringLiteral("✕"), tr("Take the step out of the plan (Del)"));
  head->addWidget(label);
  head->addStretch(1);
  for (QWidget *widget : std::initializer_list<QWidget *>{busy_, up_, down_, remove_})
    head->addWidget(widget);
  return head;
}

QToolButton *FactorPanel::makePlanButton(QWidget *part, const QString &sign, const QString &name) {
  auto *button = new QToolButton(part);
  button->setText(sign);
  button->setToolTip(name);
  button->setAccessibleName(name);
  button->setAutoRaise(true);
  return button;
}

void FactorPanel::connectPlan() {
  connect(typed_, &QLineEdit::returnPressed, this, &FactorPanel::submitSteps);
  connect(steps_, &PlanStepList::draftWanted, this, [this](const transform::PlanDraft &wanted) {
    Q_EMIT planChanged(wanted);
    steps_->setDraft(draft_); // where nobody took it
  });
  connect(steps_, &PlanStepList::stepEdited, this, &FactorPanel::submitStep);
  connect(steps_, &QListWidget::currentRowChanged, this, &FactorPanel::showStepDetail);
  connect(steps_, &QListWidget::itemClicked, this, [this] { showStepDetail(steps_->currentRow()); });
  connect(up_, &QToolButton::clicked, steps_, [this] { steps_->moveCurrent(-1); });
  connect(down_, &QToolButton::clicked, steps_, [this] { steps_->moveCurrent(1); });
  connect(remove_, &QToolButton::clicked, steps_, &PlanStepList::removeCurrent);
  connect(detail_, &QTextBrowser::anchorClicked, this, &FactorPanel::openLink);
  connect(planVerdictLine_, &QLabel::linkActivated, this, [this] {
    detailStep_.reset();
    detailIndex_ = -1;
    refreshDetail();
  });
}

void FactorPanel::setPlan(const transform::PlanDraft &plan) {
  const bool same = plan == draft_;
  const bool hadFocus = steps_->hasFocus();
  draft_ = plan;
  plan_ = transform::planOf(draft_);
  showChosen();
  if (!same) {
    detailIndex_ = -1; // another step may stand there
    setTypedProblem({});
    setPlanProblem({});
    planPending_ = true;
  }
  steps_->setDraft(draft_);
  steps_->setVisible(!draft_.empty());
  if (hadFocus && draft_.empty()) typed_->setFocus();
  showPlanButtons();
  showVerdict();
}

void FactorPanel::showPlanButtons() {
  const int row = steps_->currentRow();
  up_->setEnabled(row > 0);
  down_->setEnabled(row >= 0 && row + 1 < steps_->count());
  remove_->setEnabled(row >= 0);
  for (QWidget *button : {up_, down_, remove_})
    button->setVisible(!draft_.empty());
}

void FactorPanel::submitSteps() {
  const QString text = typed_->text();
  if (text.trimmed().isEmpty()) return;
  setTypedProblem({});
  Q_EMIT stepsTyped(text);
  if (typedProblem_.isEmpty()) typed_->clear(); // else it stays, to be mended
}

void FactorPanel::submitStep(std::size_t index, const QString &text) {
  setTypedProblem({});
  Q_EMIT stepEdited(index, text);
  if (!typedProblem_.isEmpty())
    steps_->keepTyped(index, text);
  else
    steps_->setDraft(draft_);
}

void FactorPanel::setTypedProblem(const QString &problem) {
  typedProblem_ = problem;
  showProblem();
}

void FactorPanel::setPlanProblem(const QString &problem) {
  failure_ = problem;
  showProblem();
}

void FactorPanel::showProblem() {
  const QString text = typedProblem_.isEmpty() ? failure_ : typedProblem_;
  problem_->setText(text);
  problem_->setVisible(!text.isEmpty());
  QPalette colours;
  colours.setColor(QPalette::WindowText, themeColours(*this).error);
  problem_->setPalette(colours);
}

} // namespace warpgrain::views
