// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/access/AccessTable.h"

#include "views/access/AccessModel.h"
#include "views/shared/TableText.h"
#include "views/shared/Theme.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QSortFilterProxyModel>

namespace warpgrain::views {

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
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setAlternatingRowColors(true);
  setShowGrid(false);
  setWordWrap(false);
  // Tab leaves the table; the arrow keys move in it.
  setTabKeyNavigation(false);
  setUpColumns();
  makeActions();
  connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, &AccessTable::choose);
  connect(this, &QTableView::clicked, this, &AccessTable::choose);
  connect(this, &QTableView::doubleClicked, this, &AccessTable::activate);
}

void AccessTable::setUpColumns() {
  verticalHeader()->hide();
  verticalHeader()->setMinimumSectionSize(0);
  verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
  setSortingEnabled(true);
  sortByColumn(AccessModel::lineColumn, Qt::AscendingOrder);
  QHeaderView *header = horizontalHeader();
  header->setHighlightSections(false);
  header->setMinimumSectionSize(20);
  header->setResizeContentsPrecision(64); // a kernel of many accesses must not hold up the window
  header->setSectionResizeMode(QHeaderView::ResizeToContents);
  header->setSectionResizeMode(AccessModel::textColumn, QHeaderView::Stretch);
}

void AccessTable::makeActions() {
  auto *go = new QAction(tr("&Go to the place"), this);
  connect(go, &QAction::triggered, this, [this] { activate(currentIndex()); });
  auto *copy = new QAction(tr("&Copy"), this);
  copy->setShortcut(QKeySequence::Copy);
  copy->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  connect(copy, &QAction::triggered, this, [this] { QGuiApplication::clipboard()->setText(tableText(*this)); });
  addActions({go, copy});
  setContextMenuPolicy(Qt::ActionsContextMenu);
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
