// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/Step.h"
#include "views/access/AccessValues.h"
#include "views/findings/FindingRow.h"

#include <QWidget>

#include <vector>

class QLabel;
class QModelIndex;
class QPushButton;
class QTableView;
class QVBoxLayout;

namespace warpgrain::views {

class FindingsModel;
class NumberFields;

/// What is wrong with a kernel, the worst first: a table, and beside it all that is known of the chosen row. A button
/// on a row adds the steps that mend it to the plan; Enter or a double click goes to the place.
class FindingsView : public QWidget {
  Q_OBJECT

public:
  explicit FindingsView(QWidget *parent = nullptr);

  /// The row that is chosen stays, as far as there is one like it. Null: there is no kernel.
  void setList(FindingListPointer list);
  /// What is shown without a list: "Open a CUDA file …".
  void setEmptyText(const QString &text);
  /// A text is analysed: what is shown may be out of date.
  void setBusy(bool busy);
  /// Numbers of the launch, to be typed where costs depend on them; none: there are no fields.
  void setNumbers(const std::vector<LaunchNumber> &numbers);

Q_SIGNALS:
  void placeChosen(const QString &path, int line, int column);
  void planChosen(const warpgrain::transform::Plan &plan);
  void numberTyped(const warpgrain::views::LaunchNumber &number);

private:
  QWidget *makeDetails();
  void setUpTable();
  void showSummary();
  void showMendButtons();
  void showDetails();
  void addMend(const findings::Mend &mend);
  void activate(const QModelIndex &index);
  const FindingRow *current() const;
  bool eventFilter(QObject *watched, QEvent *event) override;
  void changeEvent(QEvent *event) override;

  FindingsModel *model_;
  QTableView *table_;
  QLabel *message_; ///< in place of the table
  QLabel *summary_;
  NumberFields *numbers_;
  QLabel *details_;
  QWidget *panel_ = nullptr;
  QVBoxLayout *mends_ = nullptr;
  QString emptyText_;
  bool isBusy_ = false;
};

} // namespace warpgrain::views
