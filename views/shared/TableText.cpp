// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shared/TableText.h"

#include <QItemSelectionModel>
#include <QTableView>

#include <algorithm>

namespace warpgrain::views {

namespace {

/// A cell must not break the line or the column it stands in.
QString oneLine(QString cell) {
  return cell.replace(u'\t', u' ').replace(u'\n', u' ');
}

} // namespace

QString tableText(const QTableView &table) {
  const QAbstractItemModel *model = table.model();
  QString text;
  for (int column = 0; column < model->columnCount(); ++column)
    text += (column ? QStringLiteral("\t") : QString()) + oneLine(model->headerData(column, Qt::Horizontal).toString());
  text += u'\n';
  const QItemSelectionModel *selection = table.selectionModel();
  for (int row = 0; row < model->rowCount(); ++row) {
    if (selection->hasSelection() && !selection->isRowSelected(row, {})) continue;
    for (int column = 0; column < model->columnCount(); ++column)
      text += (column ? QStringLiteral("\t") : QString()) + oneLine(model->index(row, column).data().toString());
    text += u'\n';
  }
  return text;
}

} // namespace warpgrain::views
