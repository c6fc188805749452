// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/workbench/Workbench.h"
#include "views/jobs/JobsView.h"

#include <QDateTime>
#include <QPointer>
#include <QTimer>
#include <QToolButton>

#include <functional>
#include <map>
#include <vector>

class QFrame;

namespace warpgrain::gui {

/// Says in the status bar what runs and how much waits, and opens the list of all jobs above it.
class JobButton : public QToolButton {
  Q_OBJECT

public:
  explicit JobButton(Workbench &workbench, QWidget *parent = nullptr);

  /// Asked for the workbenches of all files, this one's among them: their jobs are listed, too. Without it, there is no
  /// other.
  void setAll(std::function<std::vector<Workbench *>()> all) { all_ = std::move(all); }

  /// Shows the list, with the keyboard on its first button. Escape closes it.
  void open();

  /// Jobs of another workbench have changed.
  void refreshSoon() { soon_.start(); }

private:
  void refresh();
  std::vector<views::JobRow> rows();
  void addRows(std::vector<views::JobRow> &out, Workbench &workbench, std::size_t first, const QString &file);
  std::vector<Workbench *> all() const;
  void cancel(std::size_t id);
  bool eventFilter(QObject *object, QEvent *event) override;
  void place();

  Workbench &workbench_;
  QFrame *popup_;
  views::JobsView *list_;
  QTimer soon_;  ///< what changes together is shown once
  QTimer often_; ///< while something runs, its progress is shown anew

  /// What is in no queue: since when it runs.
  struct Unqueued {
    QDateTime taking; ///< a kernel is read from a file; invalid: none is
    QDateTime replay; ///< a recorded search is replayed; invalid: none is
  };

  std::map<const Workbench *, Unqueued> unqueued_;
  std::function<std::vector<Workbench *>()> all_;
  std::map<std::size_t, QPointer<Workbench>> owners_; ///< whose job a row is, by its id
};

} // namespace warpgrain::gui
