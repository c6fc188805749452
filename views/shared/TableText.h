// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QTableView;

namespace warpgrain::views {

/// The selected rows of a table as lines with tabs between the columns, after a line with the headers; all rows where
/// none is selected.
QString tableText(const QTableView &table);

} // namespace warpgrain::views
