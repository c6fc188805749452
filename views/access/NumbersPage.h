// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/access/AccessValues.h"

#include <QWidget>

class QScrollArea;
class QTextBrowser;

namespace warpgrain::views {

class MatrixFormula;

/// The matrices of an access, what is known of it, and the loads that merging threads would save.
class NumbersPage : public QWidget {
  Q_OBJECT

public:
  explicit NumbersPage(QWidget *parent = nullptr);

  void setFormula(const AccessRow &row);
  /// Long: laid out when the page is looked at.
  void setTexts(const QString &facts, const QString &savedLoads);

Q_SIGNALS:
  void linkChosen(const QString &link);

private:
  QWidget *makeLeft();

  MatrixFormula *formula_ = nullptr;
  QScrollArea *formulaArea_ = nullptr;
  QTextBrowser *facts_ = nullptr;
  QTextBrowser *saved_ = nullptr;
};

} // namespace warpgrain::views
