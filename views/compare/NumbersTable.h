// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <array>
#include <vector>

class QTableWidget;

namespace warpgrain::views {

/// One quantity of two variants.
struct NumbersRow {
  QString quantity;
  QString help; ///< what it is, for a tooltip
  /// Predicted and measured on the left, predicted and measured on the right; empty: not known.
  std::array<QString, 4> numbers;

  friend bool operator==(const NumbersRow &, const NumbersRow &) = default;
};

/// What is predicted of two variants beside what was measured of them.
class NumbersTable : public QWidget {
  Q_OBJECT

public:
  explicit NumbersTable(QWidget *parent = nullptr);

  /// Hides itself where there are no rows.
  void setRows(const QString &left, const QString &right, const std::vector<NumbersRow> &rows);

  QSize sizeHint() const override;

private:
  QTableWidget *table_;
};

} // namespace warpgrain::views
