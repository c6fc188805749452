// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/nests/NestValues.h"

#include <QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace warpgrain::views {

class MatrixFormula;

/// The access matrices of a nest's arrays: subscripts as products with the loops' counters, and under the chosen
/// mapping with the thread indices.
class MatricesPage : public QWidget {
  Q_OBJECT

public:
  explicit MatricesPage(QWidget *parent = nullptr);

  /// `mapped` has the matrices of each access of each array under the chosen mapping, as `nest` has them before it.
  /// Null: there is no nest.
  void setNest(const Nest *nest, const std::vector<std::vector<access::AccessMatrix>> &mapped);

private:
  QLabel *empty_;
  QWidget *list_;
  QVBoxLayout *rows_;
};

} // namespace warpgrain::views
