// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/factors/FactorPanel.h"

#include "views/factors/FactorRowList.h"
#include "views/factors/PlanEditor.h"
#include "views/shared/Texts.h"

#include <QEvent>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace warpgrain::views {

FactorPanel::FactorPanel(QWidget *parent) : QWidget(parent) {
  rows_ = new FactorRowList(this);
  splitter_ = new QSplitter(Qt::Vertical, this);
  splitter_->setChildrenCollapsible(false);
  splitter_->addWidget(rows_);
  splitter_->addWidget(makeLowerPart());
  splitter_->setStretchFactor(0, 1);
  splitter_->setStretchFactor(1, 0);
  connect(splitter_, &QSplitter::splitterMoved, this, [this] { isSplitByHand_ = true; });
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(splitter_);
  connectParts();
  setEmptyText(tr("Open a CUDA file and choose a kernel to see its steps."));
  setRows({});
}

QWidget *FactorPanel::makeLowerPart() {
  auto *part = new QWidget(this);
  auto *column = new QVBoxLayout(part);
  column->setContentsMargins(8, 4, 8, 6);
  column->setSpacing(4);
  plan_ = new PlanEditor(part);
  detail_ = new VerdictDetail(part);
  column->addWidget(plan_);
  column->addWidget(detail_, 1);
  return part;
}

void FactorPanel::connectParts() {
  connect(rows_, &FactorRowList::stepChosen, this, &FactorPanel::stepChosen);
  connect(rows_, &FactorRowList::stepRemoved, this, &FactorPanel::stepRemoved);
  connect(rows_, &FactorRowList::stepTicked, this, &FactorPanel::stepTicked);
  connect(rows_, &FactorRowList::valueAsked, this, &FactorPanel::ask);
  connect(plan_, &PlanEditor::planChanged, this, &FactorPanel::planChanged);
  connect(plan_, &PlanEditor::spaceWanted, this, &FactorPanel::spaceWanted);
  connect(plan_, &PlanEditor::stepEdited, this, &FactorPanel::stepEdited);
  connect(plan_, &PlanEditor::stepsTyped, this, &FactorPanel::stepsTyped);
  connect(plan_, &PlanEditor::stepAsked, this, &FactorPanel::askOfPlan);
  connect(plan_, &PlanEditor::planAsked, this, [this] { askOfPlan(-1); });
  connect(detail_, &VerdictDetail::stepChosen, this, &FactorPanel::stepChosen);
  connect(detail_, &VerdictDetail::placeChosen, this, &FactorPanel::placeChosen);
  connect(detail_, &VerdictDetail::reasonChosen, this, &FactorPanel::reasonChosen);
}

/// In a low window the values that can be chosen keep almost half of the height, unless a person has set it otherwise.
void FactorPanel::resizeEvent(QResizeEvent *event) {
  QWidget::resizeEvent(event);
  if (isSplitByHand_) return;
  const int lower = std::min(220, height() * 55 / 100);
  splitter_->setSizes({height() - lower, lower});
}

void FactorPanel::setRows(const std::vector<FactorRow> &rows) {
  rows_->setRows(rows);
  plan_->setTypingEnabled(!rows.empty());
  showJudged();
}

void FactorPanel::setPlan(const transform::PlanDraft &plan) {
  if (plan != plan_->draft()) askedIndex_ = -1; // another step may stand there
  plan_->setPlan(plan);
  rows_->setPlan(plan_->plan());
  showJudged();
}

void FactorPanel::setTried(const std::vector<transform::Step> &steps) {
  rows_->setTried(steps);
}

void FactorPanel::setPlanVerdict(const dependence::Verdict &verdict, const std::vector<dependence::Verdict> &steps) {
  plan_->setVerdict(verdict, steps);
  showJudged();
}

void FactorPanel::setBusy(bool busy) {
  plan_->setBusy(busy);
}

void FactorPanel::setTypedProblem(const QString &problem) {
  plan_->setTypedProblem(problem);
}

void FactorPanel::setPlanProblem(const QString &problem) {
  plan_->setPlanProblem(problem);
}

void FactorPanel::setEmptyText(const QString &text) {
  rows_->setEmptyText(text);
}

void FactorPanel::setPlaceName(PlaceName placeName) {
  placeName_ = std::move(placeName);
  showJudged();
}

void FactorPanel::clear() {
  askedStep_.reset();
  setRows({});
  setPlan({});
  setTypedProblem({});
  setPlanProblem({});
}

void FactorPanel::showStep(const transform::Step &step) {
  rows_->showStep(step);
}

void FactorPanel::revealSection(const QString &section) {
  rows_->revealSection(section);
}

bool FactorPanel::speaksOfPlan() const {
  if (!askedStep_) return true;
  return std::ranges::none_of(rows_->rows(), [this](const FactorRow &row) {
    return std::ranges::find(row.values, *askedStep_, &FactorValue::step) != row.values.end();
  });
}

void FactorPanel::ask(const transform::Step &step) {
  askedStep_ = step.word.empty() ? std::nullopt : std::optional(step);
  askedIndex_ = -1;
  showJudged();
}

void FactorPanel::askOfPlan(int index) {
  askedStep_.reset();
  askedIndex_ = index;
  showJudged();
}

VerdictDetail::Judged FactorPanel::judged() const {
  for (const FactorRow &row : rows_->rows())
    for (const FactorValue &value : row.values)
      if (askedStep_ && value.step == *askedStep_)
        return {.title = row.title + u' ' + value.label,
                .verdict = &value.verdict,
                .pending = value.pending,
                .lift = value.lift};
  const auto index = static_cast<std::size_t>(askedIndex_);
  if (askedIndex_ >= 0 && plan_->verdictOf(index) != nullptr)
    return {.title = toQString(toString(plan_->draft()[index].step)), .verdict = plan_->verdictOf(index)};
  return {.title = toQString(toString(plan_->plan())),
          .verdict = plan_->plan().empty() ? nullptr : &plan_->verdict(),
          .pending = plan_->isPending()};
}

void FactorPanel::showJudged() {
  if (rows_->rows().empty())
    detail_->setJudged({}, placeName_, {});
  else
    detail_->setJudged(judged(), placeName_, tr("Select a value to see why it is legal or not."));
}

void FactorPanel::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && detail_ != nullptr) showJudged();
}

} // namespace warpgrain::views
