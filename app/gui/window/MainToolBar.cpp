// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/MainToolBar.h"

#include "app/gui/window/DeviceBox.h"
#include "app/gui/window/KernelBox.h"
#include "app/gui/window/LaunchBar.h"
#include "views/shared/ActionBadge.h"
#include "views/shared/Texts.h"

#include <QAction>
#include <QLabel>

namespace warpgrain::gui {

MainToolBar::MainToolBar(Workbench &workbench, const Actions &actions, QWidget *parent)
    : QToolBar(tr("Main"), parent), states_(workbench) {
  setObjectName(QStringLiteral("mainToolBar"));
  setMovable(false);
  setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  addField(tr("Kernel"), new KernelBox(workbench));
  addField(tr("Launch"), new LaunchBar(workbench));
  addField(tr("Device"), new DeviceBox(workbench));
  addSeparator();
  addActions({actions.build, actions.verify, actions.measure, actions.cancel, actions.exportVariant});
  addBadge(actions.build, ActionStates::building);
  addBadge(actions.verify, ActionStates::verifying);
  addBadge(actions.measure, ActionStates::measuring);
  addBadge(actions.exportVariant, ActionStates::exporting);
}

/// The state is on the button, and in its tooltip.
void MainToolBar::addBadge(QAction *action, ActionStates::Action shown) {
  QWidget *button = widgetForAction(action);
  auto *badge = new views::ActionBadge(*button);
  const QString toolTip = action->toolTip();
  connect(&states_, &ActionStates::changed, badge, [this, badge, action, shown, toolTip] {
    const views::ActionState &state = states_.of(shown);
    badge->setState(state);
    const QString text = textOf(state);
    action->setToolTip(text.isEmpty() ? toolTip : views::toolTipOf(tr("%1\nLast: %2").arg(toolTip, text)));
  });
}

void MainToolBar::resizeEvent(QResizeEvent *event) {
  QToolBar::resizeEvent(event);
  const bool hasNames = toolButtonStyle() == Qt::ToolButtonTextBesideIcon;
  if (hasNames && sizeHint().width() > width()) {
    widthOfNames_ = sizeHint().width();
    setToolButtonStyle(Qt::ToolButtonIconOnly);
  } else if (!hasNames && width() >= widthOfNames_) {
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  }
}

void MainToolBar::addField(const QString &label, QWidget *field) {
  auto *text = new QLabel(label);
  text->setContentsMargins(8, 0, 4, 0);
  addWidget(text);
  addWidget(field);
}

} // namespace warpgrain::gui
