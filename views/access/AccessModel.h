// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/access/AccessValues.h"
#include "views/access/ExecutedValues.h"

#include <QAbstractTableModel>

namespace warpgrain::views {

/// A kernel's accesses as a table.
class AccessModel : public QAbstractTableModel {
  Q_OBJECT

public:
  static constexpr int sortRole = Qt::UserRole;

  enum Column {
    problemColumn,
    lineColumn,
    textColumn,
    spaceColumn,
    kindColumn,
    patternColumn,
    sectorsColumn,
    waysColumn,
    executedColumn,
    allColumns
  };

  using QAbstractTableModel::QAbstractTableModel;

  /// Without what was executed.
  void setList(AccessListPointer list);
  /// Of the list.
  void setExecuted(ExecutedCounts executed);
  /// Colours follow the light or dark view.
  void setDark(bool dark);

  const AccessRow &row(int number) const { return list_->rows[static_cast<std::size_t>(number)]; }

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  static QString helpOf(int column);
  QVariant sortValue(int row, int column) const;
  QVariant colourAt(int row, int column) const;

  QString text(int row, int column) const;

  AccessListPointer list_;
  ExecutedCounts executed_;
  bool dark_ = false;
};

} // namespace warpgrain::views
