// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/ToolBars.h"

#include "app/gui/window/DeviceBox.h"
#include "app/gui/window/KernelBox.h"
#include "app/gui/window/LaunchBar.h"
#include "app/gui/window/StateBadge.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QMainWindow>
#include <QToolBar>

#include <array>
#include <utility>

namespace warpgrain::gui {

namespace {

QToolBar *makeBar(const QString &title, const QString &name, QMainWindow &window) {
  auto *bar = new QToolBar(title, &window);
  bar->setObjectName(name);
  bar->setMovable(false);
  window.addToolBar(bar);
  return bar;
}

void addField(QToolBar &bar, const QString &label, QWidget *field) {
  auto *text = new QLabel(label);
  text->setContentsMargins(8, 0, 4, 0);
  bar.addWidget(text);
  bar.addWidget(field);
}

} // namespace

ToolBars::ToolBars(Workbench &workbench, const Actions &actions, ActionStates &states, QMainWindow &window)
    : QObject(&window), window_(window),
      fields_(makeBar(tr("Kernel and launch"), QStringLiteral("fieldsToolBar"), window)),
      actions_(makeBar(tr("Device and actions"), QStringLiteral("mainToolBar"), window)), first_(actions.build) {
  addField(*fields_, tr("Kernel"), new KernelBox(workbench));
  addField(*fields_, tr("Launch"), new LaunchBar(workbench));
  addField(*actions_, tr("Device"), new DeviceBox(workbench));
  actions_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  actions_->addSeparator();
  actions_->addActions(
      {actions.build, actions.verify, actions.measure, actions.cancel, actions.exportVariant, actions.exportReport});
  const std::array<std::pair<QAction *, ActionStates::Action>, 5> shown{
      {{actions.build, ActionStates::building},
       {actions.verify, ActionStates::verifying},
       {actions.measure, ActionStates::measuring},
       {actions.exportVariant, ActionStates::exporting},
       {actions.exportReport, ActionStates::reporting}}};
  for (const auto &[action, state] : shown)
    addStateBadge(*actions_->widgetForAction(action), states, state);
  for (QObject *watched : std::initializer_list<QObject *>{&window_, fields_, actions_})
    watched->installEventFilter(this);
  soon_.setSingleShot(true);
  soon_.setInterval(0);
  connect(&soon_, &QTimer::timeout, this, &ToolBars::arrange);
  soon_.start();
}

/// Fields become wider with what they hold, and another layout of the window may have other rows.
bool ToolBars::eventFilter(QObject *object, QEvent *event) {
  if (event->type() == QEvent::Resize || (object != &window_ && event->type() == QEvent::LayoutRequest)) soon_.start();
  return QObject::eventFilter(object, event);
}

/// Changing the style lays the bar out anew, and is done once for that.
void ToolBars::measureNames() {
  if (widthOfNames_ > 0 || first_->icon().isNull()) return;
  const auto widthOf = [this](Qt::ToolButtonStyle style) {
    actions_->setToolButtonStyle(style);
    return actions_->sizeHint().width();
  };
  const int icons = widthOf(Qt::ToolButtonIconOnly);
  widthOfNames_ = widthOf(Qt::ToolButtonTextBesideIcon) - icons;
}

void ToolBars::arrange() {
  measureNames();
  if (widthOfNames_ <= 0) return;
  const bool hadNames = actions_->toolButtonStyle() == Qt::ToolButtonTextBesideIcon;
  const int room = window_.width();
  const int fields = fields_->sizeHint().width();
  const int icons = actions_->sizeHint().width() - (hadNames ? widthOfNames_ : 0);
  constexpr int high = 800; // enough for a second row, so that the actions keep their names
  const bool isOneRow = fields + icons + (window_.height() < high ? 0 : widthOfNames_) <= room;
  const bool hasNames = (isOneRow ? fields : 0) + icons + widthOfNames_ <= room;
  if (hasNames != hadNames)
    actions_->setToolButtonStyle(hasNames ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
  if (window_.toolBarBreak(actions_) != isOneRow) return;
  if (isOneRow)
    window_.removeToolBarBreak(actions_);
  else
    window_.insertToolBarBreak(actions_);
}

} // namespace warpgrain::gui
