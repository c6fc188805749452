// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/access/AccessView.h"

#include "views/access/AccessFactsText.h"
#include "views/access/AccessModel.h"
#include "views/access/ExecutedText.h"
#include "views/access/LaneCanvas.h"
#include "views/access/MatrixFormula.h"
#include "views/access/NumberFields.h"
#include "views/access/PlaceSliders.h"
#include "views/access/ReuseCanvas.h"
#include "views/shared/Texts.h"
#include "views/shared/Theme.h"
#include "views/shared/VerdictText.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStyle>
#include <QTabWidget>
#include <QTableView>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace warpgrain::views {

AccessView::AccessView(QWidget *parent)
    : QWidget(parent), model_(new AccessModel(this)), proxy_(new QSortFilterProxyModel(this)) {
  proxy_->setSourceModel(model_);
  proxy_->setSortRole(AccessModel::sortRole);
  model_->setDark(isDark(*this));
  empty_ = new QLabel(this);
  empty_->setObjectName(QStringLiteral("accessEmpty"));
  empty_->setWordWrap(true);
  empty_->setMargin(8);
  empty_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  splitter_ = new QSplitter(Qt::Horizontal, this);
  splitter_->setObjectName(QStringLiteral("accessSplitter"));
  splitter_->setChildrenCollapsible(false);
  splitter_->addWidget(makeList());
  detail_ = makeDetail();
  splitter_->addWidget(detail_);
  splitter_->setStretchFactor(0, 2);
  splitter_->setStretchFactor(1, 3);
  splitter_->setSizes({620, 800});
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(empty_);
  column->addWidget(splitter_, 1);
  setFocusProxy(table_);
  showList();
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
  const QScopedValueRollback settling(settling_, true);
  const bool hasRows = list_ && !list_->rows.empty();
  model_->setList(list_);
  splitter_->setVisible(hasRows);
  empty_->setVisible(!hasRows);
  fields_->setNumbers(list_ ? list_->numbers : std::vector<LaunchNumber>());
  showTotals();
  showExecuted();
  showCurrent();
}

void AccessView::setExecuted(ExecutedCounts executed) {
  executed_ = std::move(executed);
  model_->setExecuted(executed_);
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
  count_->setText(executed_.isRunning ? tr("Cancel") : tr("Count"));
  count_->setEnabled(executed_.isRunning || countPossible_);
  countBusy_->setVisible(executed_.isRunning);
  countState_->setText(executed_.isRunning            ? tr("The kernel runs on the CPU and is counted…")
                       : executed_.sentence.isEmpty() ? tr("What it executes has not been counted.")
                                                      : executed_.sentence);
  // Grey is what is outdated.
  countState_->setEnabled(executed_.isRunning || !executed_.isOutdated);
  executedText_->setHtml(executedHtml(executed_, current_ ? executed_.of(*current_) : nullptr, themeColours(*this)));
}

void AccessView::countClicked() {
  if (executed_.isRunning) return Q_EMIT countUnwanted();
  std::array<std::uint32_t, 3> block{};
  for (std::size_t i = 0; i < std::min(block.size(), query_.outer.size()); ++i)
    block[i] = static_cast<std::uint32_t>(query_.outer[i]);
  Q_EMIT countWanted(block);
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
  {
    const QScopedValueRollback settling(settling_, true);
    const QModelIndex index = proxy_->mapFromSource(model_->index(static_cast<int>(row), 0));
    table_->setCurrentIndex(index);
    table_->scrollTo(index);
  }
  if (isNew) showCurrent();
}

void AccessView::showCurrent() {
  if (row() == nullptr) return;
  stepAnswer_->hide();
  showTexts();
  formula_->setMatrix(toQString(row()->facts.array), row()->facts.matrix);
  const QSize formula = formula_->sizeHint();
  const bool needsBar = formula.width() > formulaArea_->viewport()->width();
  formulaArea_->setFixedHeight(formula.height() + (needsBar ? style()->pixelMetric(QStyle::PM_ScrollBarExtent) : 0));
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
  if (tabs_->currentWidget() != numbersPage_) return; // long texts are laid out when they are looked at
  facts_->setHtml(factsHtml(*row(), *list_, colours));
  saved_->setHtml(savedLoadsHtml(*row(), *list_, colours));
}

void AccessView::ask() {
  if (current_) Q_EMIT pictureWanted(query_);
}

void AccessView::setPicture(const AccessPicture &picture) {
  if (!current_ || picture.query.row != *current_) return;
  picture_ = picture;
  query_ = picture.query;
  sliders_->setPlace(picture_.axes, query_);
  lanes_->setPicture(picture_.lanes ? std::optional(*picture_.lanes) : std::nullopt);
  reuse_->setMap(picture_.reuse ? std::optional(*picture_.reuse) : std::nullopt);
  showLanes();
  showReuse();
}

void AccessView::showLanes() {
  lanesArea_->setVisible(picture_.lanes.has_value());
  if (!picture_.lanes) {
    QString reason = picture_.lanes.error();
    const auto isMissing = [](const LaunchNumber &number) { return !number.value; };
    if (std::ranges::any_of(list_->numbers, isMissing))
      reason += u' ' + tr("Enter what is missing in the fields above; the launch bar takes a block too.");
    if (executed_.of(*current_) == nullptr || executed_.isOutdated)
      reason += u' ' + tr("Count shows the addresses that a run on the CPU executes.");
    return lanesCaption_->setText(reason.toHtmlEscaped());
  }
  const QString &executed = picture_.lanes->executed;
  QString text = executed.isEmpty() ? tr("Predicted:") : executed.toHtmlEscaped();
  text += u' ' + lanesHtml(*picture_.lanes);
  if (const auto lane = lanes_->lane()) text += QStringLiteral("<br>") + lanes_->laneText(*lane).toHtmlEscaped();
  lanesCaption_->setText(text);
}

void AccessView::showReuse() {
  reuse_->setVisible(picture_.reuse.has_value());
  const bool hasLoop = picture_.reuse && picture_.reuse->iterationsInAll > 1;
  allIterations_->setVisible(hasLoop);
  if (!picture_.reuse) return reuseCaption_->setText(picture_.reuse.error().toHtmlEscaped());
  allIterations_->setText(tr("All iterations of %1").arg(picture_.reuse->loop));
  QString text = reuseHtml(*picture_.reuse);
  if (const auto element = reuse_->element())
    text += QStringLiteral("<br>") + reuse_->elementText(*element).toHtmlEscaped();
  reuseCaption_->setText(text);
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

void AccessView::rowChosen(const QModelIndex &index) {
  if (settling_ || !index.isValid()) return;
  const auto row = static_cast<std::size_t>(proxy_->mapToSource(index).row());
  setCurrent(row);
  Q_EMIT accessChosen(row);
}

void AccessView::activate(const QModelIndex &index) {
  if (index.isValid()) Q_EMIT accessActivated(static_cast<std::size_t>(proxy_->mapToSource(index).row()));
}

void AccessView::openStep(const QString &link) {
  if (!link.startsWith(stepScheme) || !list_) return;
  const std::string text = toUtf8(link.mid(stepScheme.size()));
  const auto step = transform::parseStep(text);
  const auto verdict = list_->verdicts.find(text);
  if (!step || verdict == list_->verdicts.end()) return;
  if (verdict->second.allows()) {
    stepAnswer_->setText(tr("%1 is in the plan: see the factors.").arg(toQString(text)));
    Q_EMIT stepChosen(*step);
  } else {
    stepAnswer_->setText(tr("%1 cannot be made. %2").arg(toQString(text), verdictTooltip(verdict->second)));
  }
  stepAnswer_->show();
}

bool AccessView::eventFilter(QObject *watched, QEvent *event) {
  if (watched != table_ || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent *>(event)->key();
  if (key != Qt::Key_Return && key != Qt::Key_Enter) return QWidget::eventFilter(watched, event);
  activate(table_->currentIndex());
  return true;
}

void AccessView::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::PaletteChange || headline_ == nullptr) return;
  model_->setDark(isDark(*this));
  if (row() != nullptr) showTexts();
}

} // namespace warpgrain::views
