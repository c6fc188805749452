// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/access/AccessView.h"

#include "views/access/AccessFactsText.h"
#include "views/access/AccessLabels.h"
#include "views/access/AccessTable.h"
#include "views/access/CountBar.h"
#include "views/access/ExecutedText.h"
#include "views/access/LanesPage.h"
#include "views/access/NumberFields.h"
#include "views/access/NumbersPage.h"
#include "views/access/PlaceSliders.h"
#include "views/access/ReusePage.h"
#include "views/shared/Texts.h"
#include "views/shared/Theme.h"
#include "views/shared/VerdictText.h"

#include <QEvent>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace warpgrain::views {

AccessView::AccessView(QWidget *parent) : QWidget(parent) {
  empty_ = new QLabel(this);
  empty_->setObjectName(QStringLiteral("accessEmpty"));
  empty_->setWordWrap(true);
  empty_->setMargin(8);
  empty_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  splitter_ = new QSplitter(Qt::Horizontal, this);
  splitter_->setObjectName(QStringLiteral("accessSplitter"));
  splitter_->setChildrenCollapsible(false);
  splitter_->addWidget(makeList());
  splitter_->addWidget(makeDetail());
  splitter_->setStretchFactor(0, 2);
  splitter_->setStretchFactor(1, 3);
  splitter_->setSizes({620, 800});
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  subject_ = new SubjectLine(this);
  column->addWidget(subject_);
  column->addWidget(empty_);
  column->addWidget(splitter_, 1);
  column->addStretch();
  connect(subject_, &SubjectLine::originalWanted, this, &AccessView::originalWanted);
  connect(subject_, &SubjectLine::cancelWanted, this, &AccessView::cancelWanted);
  setFocusProxy(table_);
  showList();
}

QWidget *AccessView::makeList() {
  auto *part = new QWidget(this);
  auto *column = new QVBoxLayout(part);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  table_ = new AccessTable(part);
  totals_ = new QLabel(part);
  totals_->setObjectName(QStringLiteral("accessTotals"));
  totals_->setWordWrap(true);
  totals_->setMargin(4);
  countBar_ = new CountBar(part);
  column->addWidget(table_, 1);
  column->addWidget(totals_);
  column->addWidget(countBar_);
  connect(table_, &AccessTable::rowChosen, this, &AccessView::choose);
  connect(table_, &AccessTable::rowActivated, this, &AccessView::accessActivated);
  connect(countBar_, &CountBar::clicked, this, &AccessView::countClicked);
  return part;
}

QWidget *AccessView::makeDetail() {
  auto *part = new QWidget(this);
  auto *column = new QVBoxLayout(part);
  column->setContentsMargins(8, 4, 4, 4);
  column->setSpacing(4);
  headline_ = makeCaption(part);
  headline_->setObjectName(QStringLiteral("accessHeadline"));
  headline_->setTextInteractionFlags(Qt::TextBrowserInteraction);
  stepAnswer_ = new QLabel(part);
  stepAnswer_->setObjectName(QStringLiteral("accessStepAnswer"));
  stepAnswer_->setTextFormat(Qt::PlainText);
  stepAnswer_->setWordWrap(true);
  stepAnswer_->hide();
  fields_ = new NumberFields(part);
  tabs_ = makeTabs(part);
  sliders_ = new PlaceSliders(part);
  column->addWidget(headline_);
  column->addWidget(stepAnswer_);
  column->addWidget(fields_);
  column->addWidget(tabs_, 1);
  column->addWidget(sliders_);
  connect(headline_, &QLabel::linkActivated, this, &AccessView::openStep);
  connect(fields_, &NumberFields::typed, this, &AccessView::numberTyped);
  connect(sliders_, &PlaceSliders::moved, this, &AccessView::move);
  return part;
}

QTabWidget *AccessView::makeTabs(QWidget *parent) {
  auto *tabs = new QTabWidget(parent);
  tabs->setObjectName(QStringLiteral("accessTabs"));
  tabs->setDocumentMode(true);
  lanes_ = new LanesPage(tabs);
  reuse_ = new ReusePage(tabs);
  numbers_ = new NumbersPage(tabs);
  executedText_ = makeText(tr("What a run executed, beside what is predicted"), tabs);
  executedText_->setObjectName(QStringLiteral("accessExecuted"));
  tabs->addTab(lanes_, tr("Lanes and addresses"));
  tabs->addTab(reuse_, tr("Reuse"));
  tabs->addTab(numbers_, tr("What merging saves"));
  tabs->addTab(executedText_, tr("Counted on the CPU"));
  tabs->setTabToolTip(0, tr("The addresses of one warp: each lane, its bytes, and the sectors or banks they are in"));
  tabs->setTabToolTip(1, tr("Which threads of a block use the same elements"));
  tabs->setTabToolTip(2, tr("Loads that are saved where threads are merged, the access matrix, and all numbers"));
  tabs->setTabToolTip(3, tr("What a run on the CPU executed, beside what is predicted"));
  connect(tabs, &QTabWidget::currentChanged, this, [this] {
    if (row() != nullptr) showTexts();
  });
  connect(lanes_, &LanesPage::activated, this, [this] {
    if (current_) Q_EMIT accessActivated(*current_);
  });
  connect(reuse_, &ReusePage::allIterationsWanted, this, [this](bool all) {
    query_.allIterations = all;
    ask();
  });
  connect(numbers_, &NumbersPage::linkChosen, this, &AccessView::openStep);
  return tabs;
}

void AccessView::setList(AccessListPointer list) {
  list_ = std::move(list);
  current_.reset();
  executed_ = {};
  picture_ = {};
  stepAnswer_->hide();
  showList();
}

void AccessView::showList() {
  const bool hasRows = list_ && !list_->rows.empty();
  table_->setList(list_);
  splitter_->setVisible(hasRows);
  empty_->setVisible(!hasRows);
  fields_->setNumbers(list_ ? list_->numbers : std::vector<LaunchNumber>());
  showTotals();
  showExecuted();
  showCurrent();
}

void AccessView::setExecuted(ExecutedCounts executed) {
  executed_ = std::move(executed);
  table_->setExecuted(executed_);
  showExecuted();
  if (row() == nullptr) return;
  headline_->setText(headlineText());
  ask();
}

void AccessView::setCountPossible(bool possible) {
  countPossible_ = possible;
  showExecuted();
}

void AccessView::showExecuted() {
  countBar_->setState(executed_, countPossible_);
  executedText_->setHtml(executedHtml(executed_, current_ ? executed_.of(*current_) : nullptr, themeColours(*this)));
}

void AccessView::countClicked() {
  if (executed_.isRunning) return Q_EMIT countUnwanted();
  std::array<std::uint32_t, 3> block{};
  for (std::size_t i = 0; i < std::min(block.size(), query_.outer.size()); ++i)
    block[i] = static_cast<std::uint32_t>(query_.outer[i]);
  Q_EMIT countWanted(block);
}

void AccessView::setSubject(const Subject &subject) {
  subject_->setSubject(subject);
  countBar_->setVisible(!subject.isVariant);
}

void AccessView::setEmptyText(const QString &text) {
  empty_->setText(text);
}

void AccessView::setBusy(bool busy) {
  busy_ = busy;
  showTotals();
}

void AccessView::showTotals() {
  totals_->setText(busy_ ? tr("Looking at the accesses…") : list_ ? totalsText(list_->totals) : QString());
}

const AccessRow *AccessView::row() const {
  return list_ && current_ && *current_ < list_->rows.size() ? &list_->rows[*current_] : nullptr;
}

void AccessView::setCurrent(std::size_t row) {
  if (!list_ || row >= list_->rows.size()) return;
  const bool isNew = current_ != row;
  current_ = row;
  table_->showRow(row);
  if (isNew) showCurrent();
}

void AccessView::showCurrent() {
  if (row() == nullptr) return;
  stepAnswer_->hide();
  showTexts();
  numbers_->setFormula(*row());
  // Another access of the same block: the warp and the block that are looked at stay.
  if (query_.row != *current_) {
    query_.outer.resize(std::min<std::size_t>(query_.outer.size(), 3));
    query_.path = 0;
    query_.request = 0;
  }
  query_.row = *current_;
  ask();
}

/// Where nothing is predicted, what was executed stands in for it.
QString AccessView::headlineText() const {
  QString text = headlineHtml(*row(), *list_, themeColours(*this));
  const ExecutedAccess *executed = executed_.of(*current_);
  if (executed != nullptr && !executed_.isOutdated && !executed->predicted)
    text += u' ' + executedSentence(*executed).toHtmlEscaped();
  return text;
}

void AccessView::showTexts() {
  const ThemeColours &colours = themeColours(*this);
  headline_->setText(headlineText());
  showExecuted();
  if (tabs_->currentWidget() != numbers_) return; // long texts are laid out when they are looked at
  numbers_->setTexts(factsHtml(*row(), *list_, colours), savedLoadsHtml(*row(), *list_, colours));
}

void AccessView::ask() {
  if (current_) Q_EMIT pictureWanted(query_);
}

void AccessView::setPicture(const AccessPicture &picture) {
  if (!current_ || picture.query.row != *current_) return;
  picture_ = picture;
  query_ = picture.query;
  sliders_->setPlace(picture_.axes, query_);
  lanes_->setPicture(picture_.lanes, lanesHint());
  reuse_->setMap(picture_.reuse);
}

/// What would help where there is no picture.
QString AccessView::lanesHint() const {
  QString hint;
  if (std::ranges::any_of(list_->numbers, [](const LaunchNumber &number) { return !number.value; }))
    hint += u' ' + tr("Enter what is missing in the fields above, or the block in the toolbar.");
  if (!subject_->subject().isVariant && (executed_.of(*current_) == nullptr || executed_.isOutdated))
    hint += u' ' + tr("Count shows the addresses that a run on the CPU executes.");
  return hint;
}

void AccessView::move(const PictureAxis &axis, std::int64_t value) {
  switch (axis.kind) {
  case PictureAxis::Kind::path:
    query_.path = static_cast<std::size_t>(value);
    break;
  case PictureAxis::Kind::warp:
    query_.warp = value;
    break;
  case PictureAxis::Kind::request:
    query_.request = value;
    break;
  default:
    if (axis.position >= query_.outer.size()) query_.outer.resize(axis.position + 1, 0);
    query_.outer[axis.position] = value;
  }
  ask();
}

void AccessView::choose(std::size_t row) {
  setCurrent(row);
  Q_EMIT accessChosen(row);
}

void AccessView::openStep(const QString &link) {
  if (!link.startsWith(stepScheme) || !list_) return;
  const std::string text = toUtf8(link.mid(stepScheme.size()));
  const auto step = transform::parseStep(text);
  const auto verdict = list_->verdicts.find(text);
  if (!step) return;
  if (verdict == list_->verdicts.end()) {
    if (!subject_->subject().isVariant) return;
    stepAnswer_->setText(
        tr("Steps are made on the original and its plan: add %1 to the plan under Steps.").arg(toQString(text)));
  } else if (verdict->second.allows()) {
    stepAnswer_->setText(tr("%1 is in the plan now: see Steps.").arg(toQString(text)));
    Q_EMIT stepChosen(*step);
  } else {
    stepAnswer_->setText(tr("%1 cannot be made. %2").arg(toQString(text), verdictTooltip(verdict->second)));
  }
  stepAnswer_->show();
}

void AccessView::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::PaletteChange || headline_ == nullptr) return;
  if (row() != nullptr) showTexts();
}

} // namespace warpgrain::views
