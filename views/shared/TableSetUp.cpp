// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shared/TableSetUp.h"

#include "views/shared/TableText.h"

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QHeaderView>
#include <QTableView>

namespace warpgrain::views {

namespace {

class Tables {
  Q_DECLARE_TR_FUNCTIONS(Tables)
};

} // namespace

void setUpTable(QTableView &table, int rowPadding) {
  table.setEditTriggers(QAbstractItemView::NoEditTriggers);
  table.setShowGrid(false);
  table.setWordWrap(false);
  table.setTabKeyNavigation(false);
  table.verticalHeader()->hide();
  table.verticalHeader()->setMinimumSectionSize(0);
  table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() + rowPadding);
  table.horizontalHeader()->setHighlightSections(false);
}

QAction *addCopyAction(QTableView &table) {
  auto *copy = new QAction(Tables::tr("&Copy as text"), &table);
  copy->setShortcut(QKeySequence::Copy);
  copy->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  QObject::connect(copy, &QAction::triggered, &table,
                   [&table] { QGuiApplication::clipboard()->setText(tableText(table)); });
  table.addAction(copy);
  table.setContextMenuPolicy(Qt::ActionsContextMenu);
  return copy;
}

} // namespace warpgrain::views
