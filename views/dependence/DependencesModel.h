// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/dependence/DependenceFilter.h"
#include "views/dependence/DependenceGraph.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <memory>
#include <vector>

namespace warpgrain::views {

/// Dependences as a table, a row for each entry of the graph.
class DependencesModel : public QAbstractTableModel {
  Q_OBJECT

public:
  static constexpr int sortRole = Qt::UserRole;

  enum Column {
    kindColumn,
    arrayColumn,
    sourceColumn,
    sinkColumn,
    carrierColumn,
    distanceColumn,
    hazardColumn,
    unknownColumn,
    allColumns
  };

  using QAbstractTableModel::QAbstractTableModel;

  /// Null: none.
  void setGraph(std::shared_ptr<const DependenceGraph> graph);
  /// Colours follow the light or dark view.
  void setDark(bool dark);

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  static QString helpOf(int column);
  static QString textOf(const DependenceEntry &entry, int column);
  static QVariant sortValue(const DependenceEntry &entry, int column);
  QVariant colourOf(const DependenceEntry &entry, int column) const;

  std::shared_ptr<const DependenceGraph> graph_;
  bool dark_ = false;
};

/// Shows the rows that the graph's filter leaves.
class DependencesProxy : public QSortFilterProxyModel {
  Q_OBJECT

public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

  void setFilter(std::shared_ptr<const DependenceGraph> graph, const DependenceFilter &filter);

protected:
  bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
  std::shared_ptr<const DependenceGraph> graph_;
  DependenceFilter filter_;
};

} // namespace warpgrain::views
