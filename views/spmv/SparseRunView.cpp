// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/spmv/SparseRunView.h"

#include "views/charts/ChartLegend.h"
#include "views/shared/TableSetUp.h"
#include "views/shared/Texts.h"
#include "views/spmv/BoundariesChart.h"
#include "views/spmv/RankTimesChart.h"

#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace warpgrain::views {

namespace {

using adaptive::TunerEvent;

constexpr std::size_t mostRows = 1000; ///< of a table; more are the first and the last ones

QString number(std::int64_t value) {
  return QLocale().toString(static_cast<qlonglong>(value));
}

QString microseconds(double seconds) {
  return QLocale().toString(seconds * 1e6, 'f', 1);
}

QString percent(double share) {
  return QLocale().toString(100 * share, 'f', 1);
}

void fillTable(QTableWidget &table, const QStringList &titles, const std::vector<QStringList> &rows) {
  table.clear();
  table.setColumnCount(static_cast<int>(titles.size()));
  table.setHorizontalHeaderLabels(titles);
  table.setRowCount(static_cast<int>(rows.size()));
  for (std::size_t row = 0; row < rows.size(); ++row)
    for (qsizetype column = 0; column < rows[row].size(); ++column) {
      auto *item = new QTableWidgetItem(rows[row][column]);
      bool isNumber = false;
      QLocale().toDouble(rows[row][column], &isNumber);
      if (isNumber) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      table.setItem(static_cast<int>(row), static_cast<int>(column), item);
    }
  table.resizeColumnsToContents();
}

void prepareTable(QTableWidget &table) {
  setUpTable(table, 4);
  table.setSelectionMode(QAbstractItemView::ContiguousSelection);
  table.setAlternatingRowColors(true);
  table.horizontalHeader()->setStretchLastSection(true);
  addCopyAction(table);
}

QString eventText(TunerEvent event) {
  switch (event) {
  case TunerEvent::remapped:
    return SparseRunView::tr("new mapping");
  case TunerEvent::converged:
    return SparseRunView::tr("balanced");
  case TunerEvent::fixedPoint:
    return SparseRunView::tr("nothing better is expected; the best one stays");
  case TunerEvent::stepsUsed:
    return SparseRunView::tr("no more steps; the best one stays");
  case TunerEvent::notWorth:
    return SparseRunView::tr("a new mapping would not pay");
  case TunerEvent::deferred:
    return SparseRunView::tr("changed, but tuning was dear; later");
  case TunerEvent::noisy:
    return SparseRunView::tr("too noisy; measured again");
  case TunerEvent::returned:
    return SparseRunView::tr("none was faster; equal rows are back");
  default:
    return SparseRunView::tr("nothing has changed");
  }
}

/// How the ranks multiply, each way once, and how elements travel.
QString waysText(const adaptive::Recording &run) {
  QStringList ways;
  for (const adaptive::ProductWay way : run.ways)
    if (const QString name = toQString(nameOf(way)); !ways.contains(name)) ways.push_back(name);
  return SparseRunView::tr("Multiplied by %1; elements travel by %2.")
      .arg(ways.join(QStringLiteral(", ")), toQString(nameOf(run.transport)));
}

/// Indices of the rows that a table has of so many.
std::vector<std::size_t> shownOf(std::size_t count) {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < count; ++i)
    if (count <= mostRows || i < mostRows / 2 || i >= count - mostRows / 2) out.push_back(i);
  return out;
}

} // namespace

SparseRunView::SparseRunView(QWidget *parent)
    : QWidget(parent), head_(new QLabel(this)), times_(new QLabel(this)), boundaries_(new BoundariesChart(this)),
      rankTimes_(new RankTimesChart(this)), legend_(new ChartLegend(this)), mappings_(new QTableWidget(this)),
      exchanges_(new QTableWidget(this)) {
  for (QLabel *label : {head_, times_}) {
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  }
  head_->setObjectName(QStringLiteral("sparseRunHead"));
  times_->setObjectName(QStringLiteral("sparseRunTimes"));
  mappings_->setObjectName(QStringLiteral("sparseRunMappings"));
  mappings_->setAccessibleName(tr("Mappings that were measured"));
  exchanges_->setObjectName(QStringLiteral("sparseRunExchanges"));
  exchanges_->setAccessibleName(tr("Exchanges that were tried"));
  prepareTable(*mappings_);
  prepareTable(*exchanges_);
  auto *tables = new QTabWidget(this);
  tables->addTab(mappings_, tr("Mappings"));
  tables->addTab(exchanges_, tr("Exchanges"));
  auto *charts = new QGridLayout;
  charts->addWidget(boundaries_, 0, 0);
  charts->addWidget(rankTimes_, 0, 1);
  charts->addWidget(legend_, 1, 1);
  charts->setColumnStretch(0, 1);
  charts->setColumnStretch(1, 1);
  charts->setRowStretch(0, 1);
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(head_);
  layout->addWidget(times_);
  layout->addLayout(charts, 3);
  layout->addWidget(tables, 2);
  setRecording(nullptr);
}

void SparseRunView::setRecording(std::shared_ptr<const adaptive::Recording> recording) {
  recording_ = std::move(recording);
  boundaries_->setRecording(recording_);
  rankTimes_->setRecording(recording_);
  legend_->setEntries(rankTimes_->legend());
  showHead();
  showMappings();
  showExchanges();
}

void SparseRunView::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) legend_->setEntries(rankTimes_->legend());
}

void SparseRunView::showHead() {
  head_->clear();
  times_->clear();
  if (!recording_) return;
  const adaptive::Recording &run = *recording_;
  QString head = tr("%1: %2 rows, %3 non-zeros; %4 ranks, %5, mapping %6, rows %7")
                     .arg(toQString(run.matrix), number(run.rows), number(run.nonZeros), QString::number(run.ranks),
                          run.isFloat ? QStringLiteral("float") : QStringLiteral("double"),
                          toQString(nameOf(run.mapping)), toQString(nameOf(run.storage)));
  if (!run.ways.empty()) head += QStringLiteral(". ") + waysText(run);
  head_->setText(head);
  const double each = run.seconds / static_cast<double>(std::max<std::int64_t>(1, run.iterations));
  const double share = run.seconds > 0 ? run.overhead.total() / run.seconds : 0;
  QString times =
      tr("%1 iterations in %2 s, %3 µs each: product %4 s, exchange %5 s. Tuning cost %6 s, %7 %.")
          .arg(number(run.iterations), QLocale().toString(run.seconds, 'f', 3), microseconds(each),
               QLocale().toString(run.computeSeconds, 'f', 3), QLocale().toString(run.exchangeSeconds, 'f', 3),
               QLocale().toString(run.overhead.total(), 'f', 3), percent(share));
  if (!std::isfinite(run.largest)) times += u' ' + tr("The product overflowed: its elements are no numbers any more.");
  times_->setText(times);
}

void SparseRunView::showMappings() {
  std::vector<QStringList> rows;
  if (recording_)
    for (const std::size_t i : shownOf(recording_->mappings.size())) {
      const adaptive::MappingRecord &record = recording_->mappings[i];
      const auto [least, most] = std::ranges::minmax_element(record.seconds);
      rows.push_back({number(record.iteration), percent(record.spread), microseconds(*most), microseconds(*least),
                      eventText(record.event)});
    }
  fillTable(*mappings_,
            {tr("After iteration"), tr("Spread in %"), tr("Slowest rank in µs"), tr("Fastest rank in µs"), tr("Then")},
            rows);
}

void SparseRunView::showExchanges() {
  std::vector<QStringList> rows;
  if (recording_)
    for (const std::size_t i : shownOf(recording_->exchanges.size())) {
      const adaptive::ExchangeRecord &record = recording_->exchanges[i];
      for (const adaptive::TrialRecord &trial : record.tried)
        rows.push_back({number(record.iteration), toQString(nameOf(trial.method)), microseconds(trial.seconds),
                        number(trial.elements), number(trial.messages),
                        trial.method == record.chosen ? tr("chosen") : QString()});
    }
  fillTable(*exchanges_,
            {tr("After iteration"), tr("Exchange"), tr("Time in µs"), tr("Elements"), tr("Messages"), tr("Choice")},
            rows);
}

} // namespace warpgrain::views
