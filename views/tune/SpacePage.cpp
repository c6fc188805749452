// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tune/SpacePage.h"

#include "views/shared/TableSetUp.h"
#include "views/shared/Texts.h"
#include "views/tune/TuneText.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace warpgrain::views {

namespace {

constexpr std::size_t mostReasons = 4;

} // namespace

QStringList tuneReasons(const TuneData &search, std::size_t most) {
  std::map<QString, int> counts;
  for (const TunePoint &point : search.points)
    if (!point.reason.isEmpty() && point.verdict != TuneVerdict::alike) ++counts[point.reason];
  std::vector<std::pair<int, QString>> order;
  for (const auto &[reason, count] : counts)
    order.emplace_back(count, reason);
  std::ranges::stable_sort(order, std::greater(), &std::pair<int, QString>::first);
  QStringList out;
  int others = 0;
  for (std::size_t i = 0; i < order.size(); ++i)
    if (i < most)
      out << SpacePage::tr("%n plan(s): %1", nullptr, order[i].first).arg(order[i].second);
    else
      others += order[i].first;
  if (others > 0) out << SpacePage::tr("%n plan(s) for other reasons", nullptr, others);
  return out;
}

SpacePage::SpacePage(QWidget *parent)
    : QWidget(parent), table_(new QTableWidget(0, 3, this)), reasons_(new QLabel(this)) {
  table_->setObjectName(QStringLiteral("tuneSpace"));
  table_->setAccessibleName(tr("Choices of the space"));
  table_->setHorizontalHeaderLabels({tr("Choice"), tr("Best plan"), tr("Values")});
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setAlternatingRowColors(true);
  setUpTable(*table_);
  addCopyAction(*table_);
  table_->horizontalHeader()->setStretchLastSection(true);
  reasons_->setObjectName(QStringLiteral("tuneReasons"));
  reasons_->setTextFormat(Qt::PlainText);
  reasons_->setWordWrap(true);
  reasons_->setMargin(6);
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(table_, 1);
  column->addWidget(reasons_);
}

void SpacePage::refresh(const TuneData &search) {
  fillTable(search);
  const QStringList reasons = tuneReasons(search, mostReasons);
  reasons_->setText(reasons.isEmpty() ? QString() : tr("Without a time:") + u'\n' + reasons.join(u'\n'));
  reasons_->setVisible(!reasons.isEmpty());
}

void SpacePage::fillTable(const TuneData &search) {
  const auto &parameters = search.space.parameters;
  const auto extremes = extremesOf(search);
  table_->setRowCount(static_cast<int>(parameters.size()) + static_cast<int>(search.space.leftOut.size()));
  int row = 0;
  const auto put = [this, &row](int column, const QString &text) {
    auto *item = new QTableWidgetItem(text);
    item->setToolTip(toolTipOf(text));
    table_->setItem(row, column, item);
  };
  for (std::size_t i = 0; i < parameters.size(); ++i, ++row) {
    put(0, parameters[i].name);
    put(1, extremes ? parameters[i].values.value(search.points[extremes->best].choices[i]) : QString());
    put(2, parameters[i].values.join(QStringLiteral(", ")));
  }
  for (const QString &name : search.space.leftOut) {
    put(0, name);
    put(1, {});
    put(2, tr("left out: the space would have more plans than can be numbered"));
    ++row;
  }
  table_->resizeColumnToContents(0);
  table_->resizeColumnToContents(1);
}

} // namespace warpgrain::views
