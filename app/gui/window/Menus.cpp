// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/Menus.h"

#include "app/gui/window/PaneRing.h"
#include "app/gui/window/RecentFiles.h"
#include "app/gui/window/StartPage.h"

#include <QAction>
#include <QDir>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>

namespace warpgrain::gui {

Menus::Menus(QMenuBar &bar, const Actions &actions, const QList<QDockWidget *> &docks, QSettings &settings,
             QObject *parent)
    : QObject(parent), bar_(bar), actions_(actions) {
  makeFileMenu(settings);
  makeEditMenu();
  makeViewMenu(docks);
  makeBuildMenu();
  makeHelpMenu();
}

void Menus::makeFileMenu(QSettings &settings) {
  QMenu *file = bar_.addMenu(tr("&File"));
  file->addAction(actions_.open);
  QMenu *recent = file->addMenu(tr("Open &Recent"));
  recent->setObjectName(QStringLiteral("recentMenu"));
  recent_ = new RecentFiles(settings, QStringLiteral("recentFiles"), *recent, this);
  connect(recent_, &RecentFiles::chosen, this, &Menus::fileChosen);
  if (const QDir folder(examplesFolder()); !examplesFolder().isEmpty()) {
    QMenu *examples = file->addMenu(tr("Open &Example"));
    examples->setObjectName(QStringLiteral("examplesMenu"));
    for (const QString &name : exampleNames())
      connect(examples->addAction(name), &QAction::triggered, this,
              [this, path = folder.absoluteFilePath(name)] { Q_EMIT fileChosen(path); });
  }
  file->addSeparator();
  addSessions(*file, settings);
  file->addSeparator();
  file->addAction(actions_.save);
  file->addAction(actions_.saveAs);
  file->addAction(actions_.saveAll);
  file->addAction(actions_.closeFile);
  file->addSeparator();
  file->addAction(actions_.exportVariant);
  file->addAction(actions_.exportPatch);
  file->addAction(actions_.exportReport);
  file->addSeparator();
  file->addAction(actions_.quit);
}

void Menus::addSessions(QMenu &file, QSettings &settings) {
  file.addAction(actions_.openSession);
  QMenu *recent = file.addMenu(tr("Open Recent Sess&ion"));
  recent->setObjectName(QStringLiteral("recentSessionsMenu"));
  recentSessions_ = new RecentFiles(settings, QStringLiteral("recentSessions"), *recent, this);
  connect(recentSessions_, &RecentFiles::chosen, this, &Menus::fileChosen);
  file.addAction(actions_.saveSession);
  file.addAction(actions_.saveSessionAs);
}

void Menus::makeEditMenu() {
  QMenu *edit = bar_.addMenu(tr("&Edit"));
  edit->addAction(actions_.undo);
  edit->addAction(actions_.redo);
  edit->addSeparator();
  for (QAction *action : {actions_.cut, actions_.copy, actions_.paste, actions_.selectAll})
    edit->addAction(action);
  edit->addSeparator();
  edit->addAction(actions_.find);
  edit->addAction(actions_.replace);
  edit->addAction(actions_.goToLine);
  edit->addAction(actions_.goToSymbol);
  edit->addSeparator();
  edit->addAction(actions_.undoPlan);
  edit->addAction(actions_.redoPlan);
  edit->addSeparator();
  edit->addAction(actions_.shortcuts);
}

void Menus::makeViewMenu(const QList<QDockWidget *> &docks) {
  QMenu *view = bar_.addMenu(tr("&View"));
  view->addAction(actions_.palette);
  view->addAction(actions_.sparseProducts);
  view->addSeparator();
  for (QDockWidget *dock : docks)
    view->addAction(dock->toggleViewAction());
  view->addSeparator();
  view->addAction(actions_.nextFile);
  view->addAction(actions_.previousFile);
  view->addSeparator();
  view->addAction(actions_.nextPane);
  view->addAction(actions_.previousPane);
  addPanes(*view->addMenu(tr("Go to Pa&ne")), docks);
  view->addSeparator();
  for (QAction *action : {actions_.zoomIn, actions_.zoomOut, actions_.zoomReset})
    view->addAction(action);
  view->addSeparator();
  QMenu *colours = view->addMenu(tr("&Colours"));
  for (QAction *action :
       {actions_.coloursSystem, actions_.coloursLight, actions_.coloursDark, actions_.coloursContrast})
    colours->addAction(action);
  view->addAction(actions_.resetLayout);
}

/// Alt+1 to Alt+9, and Alt+0 for the tenth.
void Menus::addPanes(QMenu &menu, const QList<QDockWidget *> &docks) {
  menu.setObjectName(QStringLiteral("panesMenu"));
  constexpr qsizetype digits = 10;
  for (qsizetype i = 0; i < docks.size(); ++i) {
    QDockWidget *dock = docks[i];
    QAction *action = menu.addAction(dock->windowTitle());
    action->setObjectName(QStringLiteral("pane/") + dock->objectName());
    if (i < digits)
      action->setShortcut(QKeySequence(static_cast<int>(Qt::ALT) | (Qt::Key_0 + static_cast<int>((i + 1) % digits))));
    connect(action, &QAction::triggered, dock, [dock] { enterDock(*dock); });
  }
}

void Menus::makeBuildMenu() {
  QMenu *build = bar_.addMenu(tr("&Build"));
  build->addAction(actions_.build);
  build->addAction(actions_.verify);
  build->addAction(actions_.measure);
  build->addAction(actions_.tune);
  build->addAction(actions_.cancel);
  build->addAction(actions_.jobs);
  build->addAction(actions_.flags);
  build->addSeparator();
  for (QAction *action : {actions_.editVariant, actions_.addKernel, actions_.renameVariant, actions_.removeVariant})
    build->addAction(action);
  build->addSeparator();
  build->addAction(actions_.exportVariant);
  build->addAction(actions_.exportPatch);
}

void Menus::makeHelpMenu() {
  QMenu *help = bar_.addMenu(tr("&Help"));
  help->addAction(actions_.handbook);
  help->addAction(actions_.reasons);
  help->addAction(actions_.tour);
  help->addSeparator();
  help->addAction(actions_.about);
}

} // namespace warpgrain::gui
