// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/factors/PlanEditor.h"

#include "views/factors/PlanStepList.h"
#include "views/shared/Theme.h"
#include "views/shared/VerdictText.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <initializer_list>

namespace warpgrain::views {

PlanEditor::PlanEditor(QWidget *parent) : QWidget(parent) {
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  makeWidgets();
  column->addLayout(makeHead());
  for (QWidget *widget : std::initializer_list<QWidget *>{steps_, typed_, problem_, verdictLine_})
    column->addWidget(widget);
  connectWidgets();
  setPlan({});
  showProblem();
}

void PlanEditor::makeWidgets() {
  steps_ = new PlanStepList(this);
  steps_->setObjectName(QStringLiteral("planSteps"));
  typed_ = new QLineEdit(this);
  typed_->setObjectName(QStringLiteral("planLine"));
  typed_->setAccessibleName(tr("Steps to add to the plan, separated by semicolons"));
  typed_->setPlaceholderText(tr("add steps, for example: coarsen y 4; coarsen x 2"));
  typed_->setToolTip(tr("Steps in the order in which they are made, separated by semicolons; Enter adds them."));
  typed_->setClearButtonEnabled(true);
  problem_ = new QLabel(this);
  problem_->setObjectName(QStringLiteral("planProblem"));
  problem_->setWordWrap(true);
  problem_->setTextFormat(Qt::PlainText);
  verdictLine_ = new QLabel(this);
  verdictLine_->setTextInteractionFlags(Qt::TextBrowserInteraction);
}

QLayout *PlanEditor::makeHead() {
  auto *head = new QHBoxLayout;
  head->setSpacing(2);
  auto *label = new QLabel(tr("&Plan"), this);
  label->setBuddy(steps_);
  busy_ = new QLabel(this);
  busy_->setAccessibleName(tr("Progress of the check"));
  space_ = makeButton(tr("As space"), tr("Make the plan the search space of the variants; ticks on values add to it"));
  space_->setObjectName(QStringLiteral("planAsSpace"));
  up_ = makeButton(QStringLiteral("↑"), tr("Make the step earlier (Alt+Up)"));
  down_ = makeButton(QStringLiteral("↓"), tr("Make the step later (Alt+Down)"));
  remove_ = makeButton(QStringLiteral("✕"), tr("Take the step out of the plan (Del)"));
  head->addWidget(label);
  head->addStretch(1);
  for (QWidget *widget : std::initializer_list<QWidget *>{busy_, space_, up_, down_, remove_})
    head->addWidget(widget);
  return head;
}

QToolButton *PlanEditor::makeButton(const QString &sign, const QString &name) {
  auto *button = new QToolButton(this);
  button->setText(sign);
  button->setToolTip(name);
  button->setAccessibleName(name);
  button->setAutoRaise(true);
  return button;
}

void PlanEditor::connectWidgets() {
  connect(typed_, &QLineEdit::returnPressed, this, &PlanEditor::submitSteps);
  connect(steps_, &PlanStepList::draftWanted, this, [this](const transform::PlanDraft &wanted) {
    Q_EMIT planChanged(wanted);
    steps_->setDraft(draft_); // where nobody took it
  });
  connect(steps_, &PlanStepList::stepEdited, this, &PlanEditor::submitStep);
  connect(steps_, &QListWidget::currentRowChanged, this, &PlanEditor::askForCurrentStep);
  connect(steps_, &QListWidget::itemClicked, this, &PlanEditor::askForCurrentStep);
  connect(space_, &QToolButton::clicked, this, &PlanEditor::spaceWanted);
  connect(up_, &QToolButton::clicked, steps_, [this] { steps_->moveCurrent(-1); });
  connect(down_, &QToolButton::clicked, steps_, [this] { steps_->moveCurrent(1); });
  connect(remove_, &QToolButton::clicked, steps_, &PlanStepList::removeCurrent);
  connect(verdictLine_, &QLabel::linkActivated, this, &PlanEditor::planAsked);
}

void PlanEditor::askForCurrentStep() {
  showButtons();
  if (steps_->hasFocus()) Q_EMIT stepAsked(steps_->currentRow()); // else it is the list that looks for a place
}

void PlanEditor::setPlan(const transform::PlanDraft &draft) {
  const bool same = draft == draft_;
  const bool hadFocus = steps_->hasFocus();
  draft_ = draft;
  plan_ = transform::planOf(draft_);
  if (!same) {
    setTypedProblem({});
    setPlanProblem({});
    pending_ = true;
  }
  steps_->setDraft(draft_);
  steps_->setVisible(!draft_.empty());
  if (hadFocus && draft_.empty()) typed_->setFocus();
  showButtons();
  showVerdict();
}

void PlanEditor::setVerdict(const dependence::Verdict &verdict, const std::vector<dependence::Verdict> &steps) {
  verdict_ = verdict;
  pending_ = false;
  steps_->setVerdicts(steps);
  showVerdict();
}

const dependence::Verdict *PlanEditor::verdictOf(std::size_t index) const {
  return steps_->verdictOf(index);
}

void PlanEditor::setBusy(bool busy) {
  busy_->setText(busy ? tr("checking…") : QString());
}

void PlanEditor::setTypingEnabled(bool enabled) {
  typed_->setEnabled(enabled);
}

void PlanEditor::showButtons() {
  const int row = steps_->currentRow();
  up_->setEnabled(row > 0);
  down_->setEnabled(row >= 0 && row + 1 < steps_->count());
  remove_->setEnabled(row >= 0);
  space_->setEnabled(!plan_.empty());
  for (QWidget *button : {space_, up_, down_, remove_})
    button->setVisible(!draft_.empty());
}

void PlanEditor::submitSteps() {
  const QString text = typed_->text();
  if (text.trimmed().isEmpty()) return;
  setTypedProblem({});
  Q_EMIT stepsTyped(text);
  if (typedProblem_.isEmpty()) typed_->clear(); // else it stays, to be mended
}

void PlanEditor::submitStep(std::size_t index, const QString &text) {
  setTypedProblem({});
  Q_EMIT stepEdited(index, text);
  if (!typedProblem_.isEmpty())
    steps_->keepTyped(index, text);
  else
    steps_->setDraft(draft_);
}

void PlanEditor::setTypedProblem(const QString &problem) {
  typedProblem_ = problem;
  showProblem();
}

void PlanEditor::setPlanProblem(const QString &problem) {
  failure_ = problem;
  showProblem();
}

void PlanEditor::showProblem() {
  const QString text = typedProblem_.isEmpty() ? failure_ : typedProblem_;
  problem_->setText(text);
  problem_->setVisible(!text.isEmpty());
  QPalette colours;
  colours.setColor(QPalette::WindowText, themeColours(*this).error);
  problem_->setPalette(colours);
}

void PlanEditor::showVerdict() {
  if (plan_.empty()) {
    verdictLine_->setText(tr("No step is chosen: the kernel as it is."));
    verdictLine_->setToolTip({});
  } else if (pending_) {
    verdictLine_->setText(tr("Whole plan: being checked"));
    verdictLine_->setToolTip({});
  } else {
    const QString label = verdictLabelHtml(verdict_.kind, themeColours(*this).of(verdict_.kind));
    verdictLine_->setText(tr("Whole plan: %1 (<a href=\"plan\">why</a>)").arg(label));
    verdictLine_->setToolTip(verdictTooltip(verdict_));
  }
}

void PlanEditor::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::PaletteChange || !verdictLine_) return;
  showProblem();
  showVerdict();
}

} // namespace warpgrain::views
