// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/findings/FindingRow.h"

#include <QAbstractTableModel>

namespace warpgrain::views {

/// Findings as a table, in their rank.
class FindingsModel : public QAbstractTableModel {
  Q_OBJECT

public:
  enum Column { severityColumn, kindColumn, lineColumn, causeColumn, costColumn, mendColumn, allColumns };

  using QAbstractTableModel::QAbstractTableModel;

  void setList(FindingListPointer list);
  /// Colours follow the light or dark view.
  void setDark(bool dark);

  const FindingListPointer &list() const { return list_; }

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  static QString helpOf(int column);
  static QString textOf(const FindingRow &row, int column);

  FindingListPointer list_;
  bool dark_ = false;
};

} // namespace warpgrain::views
