// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/window/Actions.h"
#include "app/gui/workbench/ActionStates.h"

#include <QObject>
#include <QTimer>

class QAction;
class QMainWindow;
class QToolBar;

namespace warpgrain::gui {

/// What is worked on (kernel, launch, device), and what is done with it most, each with how far it is. Where the window
/// is too narrow for the names of the actions, their icons stay; where it is narrower still, there are two rows.
class ToolBars : public QObject {
  Q_OBJECT

public:
  ToolBars(Workbench &workbench, const Actions &actions, ActionStates &states, QMainWindow &window);

private:
  bool eventFilter(QObject *object, QEvent *event) override;
  void arrange();
  void measureNames();

  QMainWindow &window_;
  QToolBar *fields_;     ///< kernel and launch
  QToolBar *actions_;    ///< device and actions
  QAction *first_;       ///< of the actions
  int widthOfNames_ = 0; ///< that the names need beside the icons; 0: the icons are not painted yet
  QTimer soon_;          ///< not while the window is laid out
};

} // namespace warpgrain::gui
