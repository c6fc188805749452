// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/access/AccessValues.h"

#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;

namespace warpgrain::views {

/// Fields for the numbers of a launch: block and grid where the source does not tell them for certain, integer
/// arguments. Hidden where there are none.
class NumberFields : public QWidget {
  Q_OBJECT

public:
  explicit NumberFields(QWidget *parent = nullptr);

  /// Same numbers with other values keep their fields and the keyboard's place.
  void setNumbers(const std::vector<LaunchNumber> &numbers);

Q_SIGNALS:
  /// With its value; none: it is not known any more.
  void typed(const warpgrain::views::LaunchNumber &number);

private:
  void rebuild(const std::vector<LaunchNumber> &numbers);
  void submit(std::size_t number);

  std::vector<LaunchNumber> numbers_;
  std::vector<QLineEdit *> fields_;
  QLabel *lead_ = nullptr; ///< null where there are no fields
};

/// "block x", "grid y", "n"
QString nameOf(const LaunchNumber &number);

} // namespace warpgrain::views
