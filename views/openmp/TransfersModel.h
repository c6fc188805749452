// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/openmp/OpenMpValues.h"

#include <QAbstractTableModel>

namespace warpgrain::views {

/// The copies of a program's kernels, in the order of its text: a row for each variable of each kernel.
class TransfersModel : public QAbstractTableModel {
  Q_OBJECT

public:
  enum Column {
    lineColumn,
    kernelColumn,
    variableColumn,
    bytesColumn,
    toGpuColumn,
    toCpuColumn,
    leftOutColumn,
    allColumns
  };

  using QAbstractTableModel::QAbstractTableModel;

  void setProgram(OpenMpProgramPointer program);

  /// The kernel of a row.
  OpenMpChoice choiceAt(int row) const;
  /// The first row of a kernel; -1 where it has none.
  int rowOf(const OpenMpChoice &choice) const;

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  static QString helpOf(int column);

  struct Row {
    OpenMpChoice choice;
    std::size_t transfer = 0;
  };

  QString textAt(const Row &row, int column) const;

  OpenMpProgramPointer program_;
  std::vector<Row> rows_;
};

} // namespace warpgrain::views
