// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tune/TuneView.h"

#include "views/charts/ChartLegend.h"
#include "views/shared/TableSetUp.h"
#include "views/shared/Texts.h"
#include "views/shared/Theme.h"
#include "views/shared/ValueProxy.h"
#include "views/tune/BestSoFarView.h"
#include "views/tune/EnergyView.h"
#include "views/tune/HeatMapPage.h"
#include "views/tune/ImportanceView.h"
#include "views/tune/ParallelPage.h"
#include "views/tune/SpacePage.h"
#include "views/tune/TuneBar.h"
#include "views/tune/TuneModel.h"
#include "views/tune/TuneText.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace warpgrain::views {

namespace {

/// A line that is cut at the edge of the view, and whole in its tooltip.
QLabel *lineIn(QWidget *parent, const QString &name) {
  auto *label = new QLabel(parent);
  label->setObjectName(name);
  label->setTextFormat(Qt::PlainText);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  return label;
}

void setLine(QLabel *label, const QString &text) {
  label->setText(text);
  label->setToolTip(toolTipOf(text));
  label->setVisible(!text.isEmpty());
}

} // namespace

TuneView::TuneView(QWidget *parent)
    : QWidget(parent), bar_(new TuneBar(this)), model_(new TuneModel(data_, this)), proxy_(new ValueProxy(this)) {
  model_->setDark(isDark(*this));
  proxy_->setSourceModel(model_);
  proxy_->setSortRole(TuneModel::sortRole);
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(makeHead());
  content_ = new QSplitter(Qt::Horizontal, this);
  content_->setObjectName(QStringLiteral("tuneContent"));
  content_->addWidget(makeCharts());
  content_->addWidget(makeTable());
  content_->setChildrenCollapsible(false);
  content_->setSizes({560, 640});
  column->addWidget(content_, 1);
  empty_ = new QLabel(this);
  empty_->setObjectName(QStringLiteral("tuneEmpty"));
  empty_->setWordWrap(true);
  empty_->setMargin(8);
  empty_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  empty_->setText(tr("Press Tune to search the plans of the kernel, several steps together, for the fastest: each is "
                     "compiled, measured on the GPU beside the original, and compared with its outputs. Without a GPU, "
                     "Replay shows a search that was recorded on one."));
  column->addWidget(empty_, 1);
  setSpace({});
  setLine(headline_, {});
  setLine(status_, {});
  setAssumptions({});
}

QWidget *TuneView::makeHead() {
  auto *head = new QWidget(this);
  auto *column = new QVBoxLayout(head);
  column->setContentsMargins(6, 4, 6, 0);
  column->setSpacing(3);
  column->addWidget(bar_);
  headline_ = lineIn(head, QStringLiteral("tuneHeadline"));
  status_ = lineIn(head, QStringLiteral("tuneStatus"));
  extremes_ = lineIn(head, QStringLiteral("tuneExtremes"));
  assumptions_ = lineIn(head, QStringLiteral("tuneAssumptions"));
  assumptions_->setWordWrap(true);
  for (QLabel *label : {headline_, status_, extremes_, assumptions_})
    column->addWidget(label);
  return head;
}

QWidget *TuneView::makeCharts() {
  charts_ = new QTabWidget(this);
  charts_->setObjectName(QStringLiteral("tuneCharts"));
  charts_->setDocumentMode(true);
  charts_->addTab(makeProgress(), tr("Progress"));
  energyPage_ = makeEnergy();
  charts_->addTab(energyPage_, tr("Energy"));
  heatMap_ = new HeatMapPage(charts_);
  importance_ = new ImportanceView(charts_);
  parallel_ = new ParallelPage(charts_);
  space_ = new SpacePage(charts_);
  charts_->addTab(heatMap_, tr("Heat map"));
  charts_->addTab(importance_, tr("Importance"));
  charts_->addTab(parallel_, tr("Parallel coordinates"));
  charts_->addTab(space_, tr("Space"));
  charts_->setTabToolTip(0, tr("The best time so far, plan by plan"));
  charts_->setTabToolTip(1, tr("Time against energy of each plan"));
  charts_->setTabToolTip(2, tr("The best plan for each pair of values of two choices"));
  charts_->setTabToolTip(3, tr("How much each choice decides the time"));
  charts_->setTabToolTip(4, tr("Each plan as a line over the values of all choices"));
  charts_->setTabToolTip(5, tr("The values of each choice, and those of the best plan"));
  connect(charts_, &QTabWidget::currentChanged, this, &TuneView::showChart);
  connect(heatMap_, &HeatMapPage::pointChosen, this, &TuneView::pointChosen);
  connect(parallel_, &ParallelPage::pointChosen, this, &TuneView::pointChosen);
  return charts_;
}

QWidget *TuneView::makeProgress() {
  auto *page = new QWidget(charts_);
  auto *column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  progress_ = new BestSoFarView(page);
  progressLegend_ = new ChartLegend(page);
  column->addWidget(progress_, 1);
  column->addWidget(progressLegend_);
  connect(progress_, &ChartPane::variantChosen, this, &TuneView::pointChosen);
  return page;
}

QWidget *TuneView::makeEnergy() {
  auto *page = new QWidget(charts_);
  auto *column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  energy_ = new EnergyView(page);
  energyLegend_ = new ChartLegend(page);
  column->addWidget(energy_, 1);
  column->addWidget(energyLegend_);
  connect(energy_, &ChartPane::variantChosen, this, &TuneView::pointChosen);
  return page;
}

QTableView *TuneView::makeTable() {
  table_ = new QTableView(this);
  table_->setObjectName(QStringLiteral("tuneTable"));
  table_->setModel(proxy_);
  table_->setAccessibleName(tr("Plans of the search"));
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setAlternatingRowColors(true);
  setUpTable(*table_);
  table_->setSortingEnabled(true);
  table_->sortByColumn(static_cast<int>(TuneColumn::speedUp), Qt::DescendingOrder);
  table_->horizontalHeader()->setStretchLastSection(true);
  const int unit = fontMetrics().averageCharWidth();
  for (const auto &[column, width] : {std::pair(TuneColumn::number, 6),
                                      {TuneColumn::steps, 40},
                                      {TuneColumn::verdict, 20},
                                      {TuneColumn::speedUp, 10},
                                      {TuneColumn::time, 12},
                                      {TuneColumn::energy, 12}})
    table_->setColumnWidth(static_cast<int>(column), std::max(width * unit, table_->horizontalHeader()->sectionSizeHint(
                                                                                static_cast<int>(column))));
  addCopyAction(*table_);
  connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &TuneView::takeChoice);
  return table_;
}

void TuneView::setSpace(const TuneSpace &space) {
  data_ = {.space = space, .points = {}, .front = {}};
  setCurrentPoint(std::nullopt);
  isSilent_ = true;
  model_->reset();
  isSilent_ = false;
  heatMap_->setSearch(data_);
  setImportance({});
  showData();
}

void TuneView::setImportance(const TuneImportance &importance) {
  importance_->showImportance(data_, importance);
  heatMap_->setImportance(importance);
}

void TuneView::setOriginal(std::optional<double> microseconds, std::optional<double> microjoules) {
  data_.space.originalMicroseconds = microseconds;
  data_.space.originalMicrojoules = microjoules;
}

void TuneView::setFront(std::vector<std::size_t> front) {
  data_.front = std::move(front);
  std::erase_if(data_.front, [this](std::size_t point) { return point >= data_.points.size(); });
  showChart();
}

void TuneView::addPoints(const std::vector<TunePoint> &points) {
  data_.points.insert(data_.points.end(), points.begin(), points.end());
  model_->takeAdded();
  showData();
}

void TuneView::showData() {
  showChart();
  setLine(extremes_, tuneExtremesText(data_));
  table_->setColumnHidden(static_cast<int>(TuneColumn::energy), !data_.hasEnergies());
  const bool hasTimesAlone = !data_.points.empty() && !data_.hasSpeedUps();
  if (hasTimesAlone != table_->isColumnHidden(static_cast<int>(TuneColumn::speedUp))) sortByBest(hasTimesAlone);
  showEmpty();
}

/// The chart that is seen; the others when they are.
void TuneView::showChart() {
  const QWidget *seen = charts_->currentWidget();
  if (seen == heatMap_) {
    heatMap_->refresh();
  } else if (seen == parallel_) {
    parallel_->refresh(data_);
  } else if (seen == space_) {
    space_->refresh(data_);
  } else if (seen == energyPage_) {
    energy_->showSearch(data_);
    energyLegend_->setEntries(energy_->legend(isDark(*this)));
  } else if (seen != importance_) {
    progress_->showSearch(data_);
    progressLegend_->setEntries(progress_->legend(isDark(*this)));
  }
}

/// The fastest first.
void TuneView::sortByBest(bool hasTimesAlone) {
  table_->setColumnHidden(static_cast<int>(TuneColumn::speedUp), hasTimesAlone);
  table_->sortByColumn(static_cast<int>(hasTimesAlone ? TuneColumn::time : TuneColumn::speedUp),
                       hasTimesAlone ? Qt::AscendingOrder : Qt::DescendingOrder);
}

void TuneView::showEmpty() {
  const bool isEmpty = data_.points.empty() && data_.space.parameters.empty();
  content_->setVisible(!isEmpty);
  empty_->setVisible(isEmpty);
}

void TuneView::setHeadline(const QString &headline, const QString &details) {
  setLine(headline_, headline);
  headline_->setToolTip(toolTipOf(details));
}

void TuneView::setStatus(const QString &status) {
  setLine(status_, status);
}

void TuneView::setAssumptions(const QStringList &sentences) {
  QStringList distinct = sentences; // two steps may assume the same
  distinct.removeDuplicates();
  setLine(assumptions_,
          distinct.isEmpty() ? QString() : tr("The best plan is right if: %1").arg(distinct.join(QLatin1Char(' '))));
  if (distinct.size() > 1)
    assumptions_->setToolTip(
        toolTipOf(tr("The best plan is right if:") + QStringLiteral("\n• ") + distinct.join(QStringLiteral("\n• "))));
}

void TuneView::setCurrentPoint(std::optional<std::size_t> point) {
  current_ = point;
  progress_->setCurrentVariant(point);
  energy_->setCurrentVariant(point);
  heatMap_->setCurrentPoint(point);
  parallel_->setCurrentPoint(point);
  isSilent_ = true;
  if (point && *point < data_.points.size()) {
    const QModelIndex row = proxy_->mapFromSource(model_->index(static_cast<int>(*point), 0));
    table_->setCurrentIndex(row);
    table_->scrollTo(row);
  } else {
    table_->clearSelection();
  }
  isSilent_ = false;
}

/// Rows are selected by a click or a key; a row that is current alone is no choice.
void TuneView::takeChoice() {
  if (isSilent_) return;
  const QModelIndexList rows = table_->selectionModel()->selectedRows();
  if (rows.isEmpty()) return;
  const auto point = static_cast<std::size_t>(proxy_->mapToSource(rows.front()).row());
  if (current_ != point) Q_EMIT pointChosen(point);
}

void TuneView::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::PaletteChange || content_ == nullptr) return;
  model_->setDark(isDark(*this));
  progressLegend_->setEntries(progress_->legend(isDark(*this)));
  energyLegend_->setEntries(energy_->legend(isDark(*this)));
}

} // namespace warpgrain::views
