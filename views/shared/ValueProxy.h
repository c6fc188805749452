// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace warpgrain::views {

/// Sorts by value; rows without one come last, whichever way one sorts.
class ValueProxy : public QSortFilterProxyModel {
public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
  bool lessThan(const QModelIndex &left, const QModelIndex &right) const override {
    const QVariant one = left.data(sortRole());
    const QVariant other = right.data(sortRole());
    if (one.isValid() != other.isValid()) return one.isValid() == (sortOrder() == Qt::AscendingOrder);
    return QSortFilterProxyModel::lessThan(left, right);
  }
};

} // namespace warpgrain::views
