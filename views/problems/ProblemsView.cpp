// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/problems/ProblemsView.h"

#include "views/problems/ProblemsModel.h"
#include "views/shared/TableSetUp.h"
#include "views/shared/Theme.h"

#include <QAction>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace warpgrain::views {

ProblemsView::ProblemsView(QWidget *parent)
    : QWidget(parent), model_(new ProblemsModel(this)), proxy_(new QSortFilterProxyModel(this)),
      table_(new QTableView(this)), message_(new QLabel(tr("No problems."), this)) {
  proxy_->setSourceModel(model_);
  proxy_->setSortRole(ProblemsModel::sortRole);
  model_->setDark(isDark(*this));
  message_->setMargin(8);
  message_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  setUpTable();
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(message_, 1);
  column->addWidget(table_, 1);
  table_->hide();
  setFocusProxy(table_);
}

void ProblemsView::setUpTable() {
  table_->setModel(proxy_);
  table_->setAccessibleName(tr("Problems"));
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  views::setUpTable(*table_);
  table_->setSortingEnabled(true);
  QHeaderView *header = table_->horizontalHeader();
  header->setSectionResizeMode(QHeaderView::ResizeToContents);
  header->setSectionResizeMode(ProblemsModel::textColumn, QHeaderView::Stretch);
  table_->sortByColumn(ProblemsModel::severityColumn, Qt::AscendingOrder);
  auto *go = new QAction(tr("&Go to the place"), this);
  connect(go, &QAction::triggered, this, [this] { activate(table_->currentIndex()); });
  table_->addAction(go);
  addCopyAction(*table_);
  connect(table_, &QTableView::doubleClicked, this, &ProblemsView::activate);
  table_->installEventFilter(this);
}

void ProblemsView::setProblems(std::vector<Problem> problems) {
  model_->setProblems(std::move(problems));
  table_->setVisible(!model_->problems().empty());
  message_->setVisible(model_->problems().empty());
}

int ProblemsView::errorCount() const {
  return static_cast<int>(std::ranges::count(model_->problems(), Severity::error, &Problem::severity));
}

int ProblemsView::warningCount() const {
  return static_cast<int>(std::ranges::count(model_->problems(), Severity::warning, &Problem::severity));
}

void ProblemsView::activate(const QModelIndex &index) {
  if (!index.isValid()) return;
  const Problem &problem = model_->problems()[static_cast<std::size_t>(proxy_->mapToSource(index).row())];
  if (problem.line > 0) Q_EMIT placeChosen(problem.path, problem.line, std::max(1, problem.column));
}

bool ProblemsView::eventFilter(QObject *watched, QEvent *event) {
  if (watched != table_ || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent *>(event)->key();
  if (key != Qt::Key_Return && key != Qt::Key_Enter) return QWidget::eventFilter(watched, event);
  activate(table_->currentIndex());
  return true;
}

void ProblemsView::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) model_->setDark(isDark(*this));
}

} // namespace warpgrain::views
