// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QTableView;

namespace warpgrain::views {

/// The selected rows of a table as lines with tabs between the columns, after a line with the headers; all rows where
/// none is selected.
QString tableText(const QTableView &table);

/// The same as a table of Markdown.
QString tableMarkdown(const QTableView &table);

/// All rows of the columns that are in sight, in their order: as CSV (RFC 4180), as a list of JSON with an object for
/// each row, whose keys are the headers, and as a page of HTML with a title.
QString tableCsv(const QTableView &table);
QString tableJson(const QTableView &table);
QString tableHtml(const QTableView &table, const QString &title);

} // namespace warpgrain::views
