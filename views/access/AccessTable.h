// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/access/AccessValues.h"
#include "views/access/ExecutedValues.h"

#include <QTableView>

class QModelIndex;
class QSortFilterProxyModel;

namespace warpgrain::views {

class AccessModel;

/// The accesses of a kernel as rows to choose from.
class AccessTable : public QTableView {
  Q_OBJECT

public:
  explicit AccessTable(QWidget *parent = nullptr);

  void setList(const AccessListPointer &list);
  void setExecuted(const ExecutedCounts &executed);
  /// Highlights a row; no person has chosen it.
  void showRow(std::size_t row);

Q_SIGNALS:
  /// A row was chosen by a person.
  void rowChosen(std::size_t row);
  /// It was double-clicked, or Enter was pressed.
  void rowActivated(std::size_t row);

private:
  void setUpColumns();
  void fitText();
  void makeActions();
  void choose(const QModelIndex &index);
  void activate(const QModelIndex &index);
  void keyPressEvent(QKeyEvent *event) override;
  void changeEvent(QEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;

  AccessModel *accesses_;
  QSortFilterProxyModel *proxy_;
  bool settling_ = false; ///< rows come, or one is highlighted: what the table emits is no person's choice
};

} // namespace warpgrain::views
