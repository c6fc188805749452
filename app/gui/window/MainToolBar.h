// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/window/Actions.h"
#include "app/gui/workbench/ActionStates.h"
#include "app/gui/workbench/Workbench.h"

#include <QToolBar>

namespace warpgrain::gui {

/// What is worked on (kernel, launch, device), and what is done with it most, each with how far it is. Where it is too
/// narrow for the names of the actions, their icons stay.
class MainToolBar : public QToolBar {
  Q_OBJECT

public:
  MainToolBar(Workbench &workbench, const Actions &actions, QWidget *parent = nullptr);

private:
  void resizeEvent(QResizeEvent *event) override;
  void addField(const QString &label, QWidget *field);
  void addBadge(QAction *action, ActionStates::Action shown);

  ActionStates states_;
  int widthOfNames_ = 0; ///< that was needed with names when they went
};

} // namespace warpgrain::gui
