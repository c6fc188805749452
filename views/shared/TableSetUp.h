// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAction;
class QTableView;

namespace warpgrain::views {

/// Makes a table one that is read: no cell is edited, rows are as high as a line of text and so many pixels more, there
/// are no numbers of rows and no lines between cells. Tab leaves it; the arrow keys move in it.
void setUpTable(QTableView &table, int rowPadding = 6);

/// Adds *Copy as text* to the context menu, with the key for copying: the selected rows, or all. Returns the action.
QAction *addCopyAction(QTableView &table);

} // namespace warpgrain::views
