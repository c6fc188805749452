// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/compare/NumbersTable.h"

#include "views/shared/TableSetUp.h"
#include "views/shared/Texts.h"

#include <QHeaderView>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace warpgrain::views {

namespace {

constexpr int mostRowsSeen = 8;

} // namespace

NumbersTable::NumbersTable(QWidget *parent) : QWidget(parent), table_(new QTableWidget(this)) {
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(table_);
  table_->setAccessibleName(tr("Predicted and measured numbers"));
  table_->setSelectionMode(QAbstractItemView::ContiguousSelection);
  table_->setAlternatingRowColors(true);
  setUpTable(*table_, 4);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  addCopyAction(*table_);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  setRows({}, {}, {});
}

void NumbersTable::setRows(const QString &left, const QString &right, const std::vector<NumbersRow> &rows) {
  setVisible(!rows.empty());
  table_->clear();
  table_->setColumnCount(5);
  table_->setRowCount(static_cast<int>(rows.size()));
  table_->setHorizontalHeaderLabels({tr("Quantity"), tr("%1: predicted").arg(left), tr("%1: measured").arg(left),
                                     tr("%1: predicted").arg(right), tr("%1: measured").arg(right)});
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const int row = static_cast<int>(i);
    auto *name = new QTableWidgetItem(rows[i].quantity);
    name->setToolTip(toolTipOf(rows[i].help));
    table_->setItem(row, 0, name);
    for (std::size_t k = 0; k < rows[i].numbers.size(); ++k) {
      auto *item = new QTableWidgetItem(rows[i].numbers[k]);
      item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      item->setToolTip(toolTipOf(rows[i].help));
      table_->setItem(row, static_cast<int>(k) + 1, item);
    }
  }
  updateGeometry();
}

QSize NumbersTable::sizeHint() const {
  const int rows = std::min(table_->rowCount(), mostRowsSeen);
  const int height = table_->horizontalHeader()->sizeHint().height() +
                     rows * table_->verticalHeader()->defaultSectionSize() + 2 * table_->frameWidth();
  return {400, height};
}

} // namespace warpgrain::views
