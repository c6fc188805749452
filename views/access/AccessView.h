// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/access/AccessValues.h"
#include "views/access/ExecutedValues.h"
#include "views/shared/SubjectLine.h"

#include <QWidget>

#include <optional>

class QLabel;
class QSplitter;
class QTabWidget;
class QTextBrowser;

namespace warpgrain::views {

class AccessTable;
class CountBar;
class LanesPage;
class NumberFields;
class NumbersPage;
class PlaceSliders;
class ReusePage;

/// The accesses of a kernel: a table to choose from, and for the chosen one the picture of one warp's request, the map
/// of threads and elements, its matrices and numbers, and what would mend it.
class AccessView : public QWidget {
  Q_OBJECT

public:
  explicit AccessView(QWidget *parent = nullptr);

  /// Null: nothing is known. The row that is looked at has to be set again, and what was executed.
  void setList(AccessListPointer list);
  /// Of the list; asks for the picture again.
  void setExecuted(ExecutedCounts executed);
  /// Whether a person may ask for a counted run.
  void setCountPossible(bool possible);
  /// Asks for its picture.
  void setCurrent(std::size_t row);
  /// Another row's is ignored.
  void setPicture(const AccessPicture &picture);
  /// A newer list is on its way.
  void setBusy(bool busy);
  /// Whose accesses are shown. A variant's are not counted.
  void setSubject(const Subject &subject);
  /// A sentence in place of the table, while it is empty.
  void setEmptyText(const QString &text);

  std::optional<std::size_t> current() const { return current_; }

Q_SIGNALS:
  /// A row was chosen by a person.
  void accessChosen(std::size_t row);
  /// It was double-clicked, or Enter was pressed: its place is to be gone to.
  void accessActivated(std::size_t row);
  void pictureWanted(const warpgrain::views::PictureQuery &query);
  /// A step that may be made was clicked.
  void stepChosen(const warpgrain::transform::Step &step);
  void numberTyped(const warpgrain::views::LaunchNumber &number);
  /// The kernel is to be run and counted; the addresses of this block are to be kept.
  void countWanted(const std::array<std::uint32_t, 3> &block);
  /// A run that is on its way is to be ended.
  void countUnwanted();
  /// The original's accesses are to be shown.
  void originalWanted();
  /// What is being read of a variant is not wanted any more.
  void cancelWanted();

private:
  QWidget *makeList();
  QWidget *makeDetail();
  QTabWidget *makeTabs(QWidget *parent);
  QString headlineText() const;
  void showExecuted();
  void countClicked();
  void showList();
  void showCurrent();
  void showTexts();
  void showTotals();
  QString lanesHint() const;
  void choose(std::size_t row);
  void move(const PictureAxis &axis, std::int64_t value);
  void ask();
  void openStep(const QString &link);
  const AccessRow *row() const;
  void changeEvent(QEvent *event) override;

  AccessListPointer list_;
  std::optional<std::size_t> current_;
  ExecutedCounts executed_;
  PictureQuery query_;
  AccessPicture picture_;
  bool busy_ = false;
  bool countPossible_ = true;

  SubjectLine *subject_ = nullptr;
  AccessTable *table_ = nullptr;
  QLabel *totals_ = nullptr;
  CountBar *countBar_ = nullptr;
  QLabel *empty_ = nullptr;
  QSplitter *splitter_ = nullptr;
  QLabel *headline_ = nullptr;
  QLabel *stepAnswer_ = nullptr;
  NumberFields *fields_ = nullptr;
  QTabWidget *tabs_ = nullptr;
  LanesPage *lanes_ = nullptr;
  ReusePage *reuse_ = nullptr;
  NumbersPage *numbers_ = nullptr;
  QTextBrowser *executedText_ = nullptr;
  PlaceSliders *sliders_ = nullptr;
};

} // namespace warpgrain::views
