// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Unit.h"

#include <QString>
#include <QWidget>

#include <vector>

class QLabel;
class QModelIndex;
class QSortFilterProxyModel;
class QTableView;

namespace warpgrain::views {

using Severity = model::Severity;

/// Something the compiler or Warpgrain says of the source.
struct Problem {
  Severity severity = Severity::error;
  QString text;
  QString path;   ///< empty where it has no place
  int line = 0;   ///< from 1; 0: no place
  int column = 0; ///< from 1, in bytes; 0: unknown

  friend bool operator==(const Problem &, const Problem &) = default;
};

class ProblemsModel;

/// A table of problems; Enter or a double click goes to the place, Ctrl+C copies the selected rows.
class ProblemsView : public QWidget {
  Q_OBJECT

public:
  explicit ProblemsView(QWidget *parent = nullptr);

  void setProblems(std::vector<Problem> problems);
  int errorCount() const;
  int warningCount() const;

Q_SIGNALS:
  void placeChosen(const QString &path, int line, int column);

private:
  void setUpTable();
  void activate(const QModelIndex &index);
  bool eventFilter(QObject *watched, QEvent *event) override;
  void changeEvent(QEvent *event) override;

  ProblemsModel *model_;
  QSortFilterProxyModel *proxy_;
  QTableView *table_;
  QLabel *message_;
};

} // namespace warpgrain::views
