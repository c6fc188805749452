// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/problems/ProblemsView.h"

#include <QAbstractTableModel>

namespace warpgrain::views {

/// Problems as a table: kind, text, file, line.
class ProblemsModel : public QAbstractTableModel {
  Q_OBJECT

public:
  static constexpr int sortRole = Qt::UserRole;

  enum Column { severityColumn, textColumn, fileColumn, lineColumn, allColumns };

  using QAbstractTableModel::QAbstractTableModel;

  void setProblems(std::vector<Problem> problems);
  /// Colours follow the light or dark view.
  void setDark(bool dark);

  const std::vector<Problem> &problems() const { return problems_; }

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  static QString helpOf(int column);
  QString textOf(const Problem &problem, int column) const;
  QVariant sortValue(const Problem &problem, int column) const;

  std::vector<Problem> problems_;
  bool dark_ = false;
};

} // namespace warpgrain::views
