// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/nests/NestValues.h"

#include <QAbstractTableModel>

#include <array>

namespace warpgrain::views {

/// The mappings of a nest in their order, a row for each with its numbers.
class MappingsModel : public QAbstractTableModel {
  Q_OBJECT

public:
  enum Column {
    rankColumn,
    loopsColumn,
    blockColumn,
    gainColumn,
    costColumn,
    sharedColumn,
    activeColumn,
    occupancyColumn,
    whyColumn,
    allColumns
  };

  /// The role of a number's part of the greatest one in its column, 0 to 1, as a double; for bars.
  static constexpr int barRole = Qt::UserRole + 1;

  using QAbstractTableModel::QAbstractTableModel;

  /// Shows a nest of a list; null: none.
  void setNest(NestListPointer list, std::size_t nest);

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  const std::vector<NestMapping> &mappings() const;

  NestListPointer list_;
  std::size_t nest_ = 0;
  std::array<double, allColumns> most_{}; ///< the greatest number of each column
};

} // namespace warpgrain::views
