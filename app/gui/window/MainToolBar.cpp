// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/MainToolBar.h"

#include "app/gui/window/DeviceBox.h"
#include "app/gui/window/KernelBox.h"
#include "app/gui/window/LaunchBar.h"

#include <QAction>
#include <QLabel>

namespace warpgrain::gui {

MainToolBar::MainToolBar(Workbench &workbench, const Actions &actions, QWidget *parent) : QToolBar(tr("Main"), parent) {
  setObjectName(QStringLiteral("mainToolBar"));
  setMovable(false);
  setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  addField(tr("Kernel"), new KernelBox(workbench));
  addField(tr("Launch"), new LaunchBar(workbench));
  addField(tr("Device"), new DeviceBox(workbench));
  addSeparator();
  addActions({actions.build, actions.verify, actions.measure, actions.cancel, actions.exportVariant});
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
