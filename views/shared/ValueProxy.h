// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

#include <algorithm>
#include <vector>

namespace warpgrain::views {

/// Sorts by value; rows without one come last, whichever way one sorts. Sorting asks the model for each value once: of
/// thousands of rows, two questions for each comparison would keep the window.
class ValueProxy : public QSortFilterProxyModel {
public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

  void sort(int column, Qt::SortOrder order) override {
    const int rows = sourceModel() != nullptr && column >= 0 ? sourceModel()->rowCount() : 0;
    for (int row = 0; row < rows; ++row)
      keys_.push_back(keyOf(sourceModel()->index(row, column)));
    QSortFilterProxyModel::sort(column, order);
    keys_.clear();
  }

protected:
  bool lessThan(const QModelIndex &left, const QModelIndex &right) const override {
    const bool areKnown =
        std::max(left.row(), right.row()) < static_cast<int>(keys_.size()) && !left.parent().isValid();
    if (!areKnown) return isLess(keyOf(left), keyOf(right));
    return isLess(keys_[static_cast<std::size_t>(left.row())], keys_[static_cast<std::size_t>(right.row())]);
  }

private:
  struct Key {
    bool isThere = false;
    bool isNumber = false;
    double number = 0;
    QString text;
  };

  Key keyOf(const QModelIndex &index) const {
    const QVariant value = index.data(sortRole());
    const int type = value.typeId();
    const bool isText = type == QMetaType::QString;
    Key key{.isThere = value.isValid(), .isNumber = value.isValid() && !isText && value.canConvert<double>()};
    if (key.isNumber)
      key.number = value.toDouble();
    else if (key.isThere)
      key.text = value.toString();
    return key;
  }

  bool isLess(const Key &left, const Key &right) const {
    if (left.isThere != right.isThere) return left.isThere == (sortOrder() == Qt::AscendingOrder);
    if (left.isNumber && right.isNumber) return left.number < right.number;
    return left.text.compare(right.text, sortCaseSensitivity()) < 0;
  }

  std::vector<Key> keys_; ///< by the model's rows, while they are sorted
};

} // namespace warpgrain::views
