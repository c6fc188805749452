// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/access/AccessTable.h"

#include "views/access/AccessModel.h"
#include "views/shared/TableSetUp.h"
#include "views/shared/Theme.h"

#include <QAction>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QSortFilterProxyModel>

namespace warpgrain::views {

namespace {

/// Of an access that are seen in a narrow table, too.
constexpr int leastLetters = 14;

} // namespace

AccessTable::AccessTable(QWidget *parent)
    : QTableView(parent), accesses_(new AccessModel(this)), proxy_(new QSortFilterProxyModel(this)) {
  proxy_->setSourceModel(accesses_);
  proxy_->setSortRole(AccessModel::sortRole);
  accesses_->setDark(isDark(*this));
  setModel(proxy_);
  setObjectName(QStringLiteral("accessTable"));
  setAccessibleName(tr("Accesses of the kernel"));
  setSelectionBehavior(QAbstractItemView::SelectRows);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setAlternatingRowColors(true);
  setUpTable(*this);
  setUpColumns();
  makeActions();
  connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, &AccessTable::choose);
  connect(this, &QTableView::clicked, this, &AccessTable::choose);
  connect(this, &QTableView::doubleClicked, this, &AccessTable::activate);
}

void AccessTable::setUpColumns() {
  setSortingEnabled(true);
  sortByColumn(AccessModel::lineColumn, Qt::AscendingOrder);
  QHeaderView *header = horizontalHeader();
  header->setMinimumSectionSize(20);
  header->setResizeContentsPrecision(64); // a kernel of many accesses must not hold up the window
  header->setSectionResizeMode(QHeaderView::ResizeToContents);
  header->setSectionResizeMode(AccessModel::textColumn, QHeaderView::Stretch);
  connect(header, &QHeaderView::sectionResized, this, [this](int column) {
    if (column != AccessModel::textColumn) fitText();
  });
}

/// The text fills the table. Where little would be left of it, the last columns are out of sight instead.
void AccessTable::fitText() {
  QHeaderView *header = horizontalHeader();
  const int others = header->length() - header->sectionSize(AccessModel::textColumn);
  const int least = leastLetters * fontMetrics().averageCharWidth();
  const bool isNarrow = viewport()->width() - others < least;
  header->setSectionResizeMode(AccessModel::textColumn, isNarrow ? QHeaderView::Fixed : QHeaderView::Stretch);
  if (isNarrow) header->resizeSection(AccessModel::textColumn, least);
}

void AccessTable::resizeEvent(QResizeEvent *event) {
  QTableView::resizeEvent(event);
  fitText();
}

void AccessTable::makeActions() {
  auto *go = new QAction(tr("&Go to the place"), this);
  connect(go, &QAction::triggered, this, [this] { activate(currentIndex()); });
  addAction(go);
  addCopyAction(*this);
}

void AccessTable::setList(const AccessListPointer &list) {
  const QScopedValueRollback settling(settling_, true);
  accesses_->setList(list);
}

void AccessTable::setExecuted(const ExecutedCounts &executed) {
  accesses_->setExecuted(executed);
}

void AccessTable::showRow(std::size_t row) {
  const QScopedValueRollback settling(settling_, true);
  const QModelIndex index = proxy_->mapFromSource(accesses_->index(static_cast<int>(row), 0));
  setCurrentIndex(index);
  scrollTo(index);
}

void AccessTable::choose(const QModelIndex &index) {
  if (settling_ || !index.isValid()) return;
  Q_EMIT rowChosen(static_cast<std::size_t>(proxy_->mapToSource(index).row()));
}

void AccessTable::activate(const QModelIndex &index) {
  if (index.isValid()) Q_EMIT rowActivated(static_cast<std::size_t>(proxy_->mapToSource(index).row()));
}

void AccessTable::keyPressEvent(QKeyEvent *event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return activate(currentIndex());
  QTableView::keyPressEvent(event);
}

void AccessTable::changeEvent(QEvent *event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && accesses_ != nullptr) accesses_->setDark(isDark(*this));
}

} // namespace warpgrain::views
