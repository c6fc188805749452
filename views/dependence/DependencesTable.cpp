// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dependence/DependencesTable.h"

#include "views/dependence/DependencesModel.h"
#include "views/shared/TableSetUp.h"
#include "views/shared/Theme.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <utility>

namespace warpgrain::views {

DependencesTable::DependencesTable(QWidget *parent)
    : QTableView(parent), model_(new DependencesModel(this)), proxy_(new DependencesProxy(this)) {
  model_->setDark(isDark(*this));
  proxy_->setSourceModel(model_);
  proxy_->setSortRole(DependencesModel::sortRole);
  setModel(proxy_);
  setAccessibleName(tr("Dependences"));
  setSelectionBehavior(QAbstractItemView::SelectRows);
  setUpTable(*this);
  addCopyAction(*this);
  setSortingEnabled(true);
  sortByColumn(DependencesModel::sourceColumn, Qt::AscendingOrder);
  horizontalHeader()->setStretchLastSection(true);
  connect(this, &QTableView::doubleClicked, this, [this](const QModelIndex &index) {
    if (const auto entry = entryAt(index)) Q_EMIT entryActivated(*entry);
  });
}

void DependencesTable::setGraph(std::shared_ptr<const DependenceGraph> graph, const DependenceFilter &filter) {
  graph_ = std::move(graph);
  isTelling_ = false;
  model_->setGraph(graph_);
  proxy_->setFilter(graph_, filter);
  isTelling_ = true;
  resizeColumnsToContents();
}

void DependencesTable::setFilter(const DependenceFilter &filter) {
  isTelling_ = false;
  proxy_->setFilter(graph_, filter);
  isTelling_ = true;
}

std::optional<std::size_t> DependencesTable::entryAt(const QModelIndex &index) const {
  if (!index.isValid()) return std::nullopt;
  return static_cast<std::size_t>(proxy_->mapToSource(index).row());
}

void DependencesTable::showEntry(std::optional<std::size_t> entry) {
  isTelling_ = false;
  const QModelIndex index = entry ? proxy_->mapFromSource(model_->index(static_cast<int>(*entry), 0)) : QModelIndex();
  if (index.isValid()) {
    setCurrentIndex(index);
    scrollTo(index);
  } else {
    clearSelection();
    setCurrentIndex({});
  }
  isTelling_ = true;
}

void DependencesTable::currentChanged(const QModelIndex &current, const QModelIndex &previous) {
  QTableView::currentChanged(current, previous);
  if (!isTelling_ || current.row() == previous.row()) return;
  if (const auto entry = entryAt(current)) Q_EMIT entryChosen(*entry);
}

void DependencesTable::keyPressEvent(QKeyEvent *event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    if (const auto entry = entryAt(currentIndex())) Q_EMIT entryActivated(*entry);
  } else {
    QTableView::keyPressEvent(event);
  }
}

void DependencesTable::changeEvent(QEvent *event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) model_->setDark(isDark(*this));
}

} // namespace warpgrain::views
