// SPDX-License-Identifier: GPL-3.0-or-later
//
// The menus of the window and its toolbar.
#include "app/gui/window/DeviceBox.h"
#include "app/gui/window/KernelBox.h"
#include "app/gui/window/LaunchBar.h"
#include "app/gui/window/MainWindow.h"
#include "app/gui/window/RecentFiles.h"
#include "app/gui/window/StartPage.h"

#include <QAction>
#include <QDir>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

namespace warpgrain::gui {

void MainWindow::makeToolBar() {
  auto *bar = addToolBar(tr("Main"));
  bar->setObjectName(QStringLiteral("mainToolBar"));
  bar->setMovable(false);
  bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  const auto label = [bar](const QString &text) {
    auto *out = new QLabel(text);
    out->setContentsMargins(8, 0, 4, 0);
    bar->addWidget(out);
  };
  label(tr("Kernel"));
  bar->addWidget(new KernelBox(*workbench_));
  label(tr("Launch"));
  bar->addWidget(new LaunchBar(*workbench_));
  label(tr("Device"));
  bar->addWidget(new DeviceBox(*workbench_));
  bar->addSeparator();
  bar->addAction(actions_->build);
  bar->addAction(actions_->verify);
  bar->addAction(actions_->measure);
  bar->addAction(actions_->cancel);
  bar->addAction(actions_->exportVariant);
}

void MainWindow::makeMenus() {
  makeFileMenu();
  makeEditMenu();
  makeViewMenu();
  QMenu *build = menuBar()->addMenu(tr("&Build"));
  build->addAction(actions_->build);
  build->addAction(actions_->verify);
  build->addAction(actions_->measure);
  build->addAction(actions_->cancel);
  build->addSeparator();
  build->addAction(actions_->exportVariant);
  build->addAction(actions_->exportPatch);
  menuBar()->addMenu(tr("&Help"))->addAction(actions_->about);
}

void MainWindow::makeFileMenu() {
  QMenu *file = menuBar()->addMenu(tr("&File"));
  file->addAction(actions_->open);
  QMenu *recent = file->addMenu(tr("Open &Recent"));
  recent->setObjectName(QStringLiteral("recentMenu"));
  recent_ = new RecentFiles(*environment_.settings, *recent, this);
  if (const QDir folder(examplesFolder()); !examplesFolder().isEmpty()) {
    QMenu *examples = file->addMenu(tr("Open &Example"));
    examples->setObjectName(QStringLiteral("examplesMenu"));
    for (const QString &name : folder.entryList({QStringLiteral("*.cu")}, QDir::Files, QDir::Name))
      connect(examples->addAction(name), &QAction::triggered, this,
              [this, path = folder.absoluteFilePath(name)] { openFile(path); });
  }
  file->addSeparator();
  file->addAction(actions_->save);
  file->addAction(actions_->saveAs);
  file->addAction(actions_->saveAll);
  file->addSeparator();
  file->addAction(actions_->exportVariant);
  file->addAction(actions_->exportPatch);
  file->addSeparator();
  file->addAction(actions_->quit);
}

void MainWindow::makeEditMenu() {
  QMenu *edit = menuBar()->addMenu(tr("&Edit"));
  edit->addAction(actions_->undo);
  edit->addAction(actions_->redo);
  edit->addSeparator();
  for (QAction *action : {actions_->cut, actions_->copy, actions_->paste, actions_->selectAll})
    edit->addAction(action);
  edit->addSeparator();
  edit->addAction(actions_->find);
  edit->addAction(actions_->replace);
  edit->addSeparator();
  edit->addAction(actions_->undoPlan);
  edit->addAction(actions_->redoPlan);
}

void MainWindow::makeViewMenu() {
  QMenu *view = menuBar()->addMenu(tr("&View"));
  for (QDockWidget *dock : docks_)
    view->addAction(dock->toggleViewAction());
  view->addSeparator();
  QMenu *colours = view->addMenu(tr("&Colours"));
  for (QAction *action : {actions_->coloursSystem, actions_->coloursLight, actions_->coloursDark})
    colours->addAction(action);
  view->addAction(actions_->resetLayout);
}

} // namespace warpgrain::gui
