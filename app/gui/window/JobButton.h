// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/workbench/Workbench.h"
#include "views/jobs/JobsView.h"

#include <QDateTime>
#include <QTimer>
#include <QToolButton>

#include <vector>

class QFrame;

namespace warpgrain::gui {

/// Says in the status bar what runs and how much waits, and opens the list of all jobs above it.
class JobButton : public QToolButton {
  Q_OBJECT

public:
  explicit JobButton(Workbench &workbench, QWidget *parent = nullptr);

  /// Shows the list, with the keyboard on its first button. Escape closes it.
  void open();

private:
  void refresh();
  std::vector<views::JobRow> rows();
  void cancel(std::size_t id);
  bool eventFilter(QObject *object, QEvent *event) override;
  void place();

  Workbench &workbench_;
  QFrame *popup_;
  views::JobsView *list_;
  QTimer soon_;           ///< what changes together is shown once
  QTimer often_;          ///< while something runs, its progress is shown anew
  QDateTime takingSince_; ///< a kernel is read from a file; invalid: none is
  QDateTime replaySince_; ///< a recorded search is replayed; invalid: none is
};

} // namespace warpgrain::gui
