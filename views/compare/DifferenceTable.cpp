// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/compare/DifferenceTable.h"

#include "views/shared/TableSetUp.h"
#include "views/shared/Texts.h"
#include "views/shared/Theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace warpgrain::views {

namespace {

constexpr int mostRowsSeen = 9;
constexpr int columns = 6;

/// Named, so that nothing is told by colour alone.
QString meaningOf(DifferenceKind kind) {
  switch (kind) {
  case DifferenceKind::better:
    return DifferenceTable::tr("better");
  case DifferenceKind::worse:
    return DifferenceTable::tr("worse");
  case DifferenceKind::noise:
    return DifferenceTable::tr("noise");
  case DifferenceKind::none:
    return DifferenceTable::tr("the same");
  case DifferenceKind::neutral:
    return DifferenceTable::tr("another");
  case DifferenceKind::unknown:
    break;
  }
  return DifferenceTable::tr("not known");
}

QString helpOf(const DifferenceRow &row) {
  return toolTipOf(row.why.isEmpty() ? row.help : row.why + QStringLiteral("\n\n") + row.help);
}

} // namespace

DifferenceTable::DifferenceTable(QWidget *parent)
    : QWidget(parent), message_(new QLabel(this)), table_(new QTableWidget(this)) {
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  layout->addWidget(message_);
  layout->addWidget(table_, 1);
  message_->setObjectName(QStringLiteral("differenceMessage"));
  message_->setWordWrap(true);
  message_->setContentsMargins(6, 2, 6, 2);
  table_->setAccessibleName(tr("Differences in numbers"));
  table_->setSelectionMode(QAbstractItemView::ContiguousSelection);
  table_->setAlternatingRowColors(true);
  setUpTable(*table_, 4);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setMaximumSectionSize(320);
  addCopyAction(*table_);
  setMessage({});
}

void DifferenceTable::setRows(const QString &left, const QString &right, const std::vector<DifferenceRow> &rows) {
  message_->hide();
  rows_ = rows;
  table_->setVisible(!rows.empty());
  table_->clear();
  table_->setColumnCount(columns);
  table_->setRowCount(static_cast<int>(rows.size()));
  table_->setHorizontalHeaderLabels({tr("Quantity"), left, right, tr("Difference"), tr("Meaning"), tr("Known from")});
  table_->horizontalHeaderItem(1)->setToolTip(left);
  table_->horizontalHeaderItem(2)->setToolTip(right);
  fill();
  setVisible(!rows.empty());
  updateGeometry();
}

void DifferenceTable::fill() {
  const ThemeColours &colours = themeColours(*this);
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const DifferenceRow &row = rows_[i];
    const QString unknown = QStringLiteral("?");
    const QString cells[columns] = {row.quantity,
                                    row.left.isEmpty() ? unknown : row.left,
                                    row.right.isEmpty() ? unknown : row.right,
                                    row.difference,
                                    meaningOf(row.kind),
                                    row.origin};
    for (int column = 0; column < columns; ++column) {
      auto *item = new QTableWidgetItem(cells[column]);
      const bool isNumber = column >= 1 && column <= 3;
      item->setTextAlignment((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
      item->setToolTip(helpOf(row));
      const bool isMeaning = column == 3 || column == 4;
      if (isMeaning && row.kind == DifferenceKind::better) item->setForeground(colours.better);
      if (isMeaning && row.kind == DifferenceKind::worse) item->setForeground(colours.worse);
      if (column == 5 || (isMeaning && (row.kind == DifferenceKind::noise || row.kind == DifferenceKind::unknown)))
        item->setForeground(colours.faint);
      table_->setItem(static_cast<int>(i), column, item);
    }
  }
}

void DifferenceTable::setMessage(const QString &sentence) {
  rows_.clear();
  table_->setRowCount(0);
  table_->hide();
  message_->setText(sentence);
  message_->setVisible(!sentence.isEmpty());
  setVisible(!sentence.isEmpty());
  updateGeometry();
}

QSize DifferenceTable::sizeHint() const {
  if (rows_.empty()) return QWidget::sizeHint();
  const int rows = std::min(static_cast<int>(rows_.size()), mostRowsSeen);
  const int height = table_->horizontalHeader()->sizeHint().height() +
                     rows * table_->verticalHeader()->defaultSectionSize() + 2 * table_->frameWidth();
  return {400, height};
}

void DifferenceTable::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) fill();
}

} // namespace warpgrain::views
