// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shared/TableText.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTableView>

#include <algorithm>
#include <vector>

namespace warpgrain::views {

namespace {

/// A cell must not break the line or the column it stands in.
QString oneLine(QString cell) {
  return cell.replace(u'\t', u' ').replace(u'\n', u' ');
}

/// The columns that are in sight, from left to right.
std::vector<int> columnsOf(const QTableView &table) {
  std::vector<int> out;
  const QHeaderView *header = table.horizontalHeader();
  for (int at = 0; at < header->count(); ++at)
    if (const int column = header->logicalIndex(at); !table.isColumnHidden(column)) out.push_back(column);
  return out;
}

/// Each of its own: keys of objects.
QStringList headersOf(const QTableView &table, const std::vector<int> &columns) {
  QStringList out;
  for (const int column : columns) {
    const QString text = table.model()->headerData(column, Qt::Horizontal).toString().simplified();
    QString header = text;
    for (int n = 2; header.isEmpty() || out.contains(header); ++n)
      header = QStringLiteral("%1 %2").arg(text).arg(n).trimmed();
    out.push_back(header);
  }
  return out;
}

QStringList cellsOf(const QTableView &table, const std::vector<int> &columns, int row) {
  QStringList out;
  for (const int column : columns)
    out.push_back(table.model()->index(row, column).data().toString());
  return out;
}

QString csvLine(QStringList cells) {
  for (QString &cell : cells)
    if (cell.contains(u',') || cell.contains(u'"') || cell.contains(u'\n') || cell.contains(u'\r'))
      cell = u'"' + cell.replace(u'"', QStringLiteral("\"\"")) + u'"';
  return cells.join(u',') + QStringLiteral("\r\n");
}

QString markdownLine(QStringList cells) {
  for (QString &cell : cells)
    cell = oneLine(cell).replace(u'\\', QStringLiteral("\\\\")).replace(u'|', QStringLiteral("\\|"));
  return QStringLiteral("| ") + cells.join(QStringLiteral(" | ")) + QStringLiteral(" |\n");
}

QString htmlLine(const QStringList &cells, const QString &element) {
  QString out = QStringLiteral("<tr>");
  for (const QString &cell : cells)
    out += QStringLiteral("<%1>%2</%1>").arg(element, cell.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")));
  return out + QStringLiteral("</tr>\n");
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

QString tableMarkdown(const QTableView &table) {
  const std::vector<int> columns = columnsOf(table);
  QString text = markdownLine(headersOf(table, columns));
  text += markdownLine(QStringList(static_cast<qsizetype>(columns.size()), QStringLiteral("---")));
  const QItemSelectionModel *selection = table.selectionModel();
  for (int row = 0; row < table.model()->rowCount(); ++row)
    if (!selection->hasSelection() || selection->isRowSelected(row, {}))
      text += markdownLine(cellsOf(table, columns, row));
  return text;
}

QString tableCsv(const QTableView &table) {
  const std::vector<int> columns = columnsOf(table);
  QString text = csvLine(headersOf(table, columns));
  for (int row = 0; row < table.model()->rowCount(); ++row)
    text += csvLine(cellsOf(table, columns, row));
  return text;
}

QString tableJson(const QTableView &table) {
  const std::vector<int> columns = columnsOf(table);
  const QStringList headers = headersOf(table, columns);
  QJsonArray rows;
  for (int row = 0; row < table.model()->rowCount(); ++row) {
    const QStringList cells = cellsOf(table, columns, row);
    QJsonObject object;
    for (qsizetype i = 0; i < headers.size(); ++i)
      object.insert(headers[i], cells[i]);
    rows.push_back(object);
  }
  return QString::fromUtf8(QJsonDocument(rows).toJson());
}

QString tableHtml(const QTableView &table, const QString &title) {
  const std::vector<int> columns = columnsOf(table);
  QString text = QStringLiteral("<h2>%1</h2>\n<table border=\"1\" cellspacing=\"0\" cellpadding=\"3\">\n")
                     .arg(title.toHtmlEscaped());
  text += QStringLiteral("<thead>") + htmlLine(headersOf(table, columns), QStringLiteral("th")) +
          QStringLiteral("</thead>\n");
  for (int row = 0; row < table.model()->rowCount(); ++row)
    text += htmlLine(cellsOf(table, columns, row), QStringLiteral("td"));
  return text + QStringLiteral("</table>\n");
}

} // namespace warpgrain::views
