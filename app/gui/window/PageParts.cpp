// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/PageParts.h"

#include "app/gui/window/CommandPalette.h"
#include "app/gui/window/Commands.h"
#include "app/gui/window/Docks.h"
#include "app/gui/window/EditorArea.h"
#include "app/gui/window/JobButton.h"
#include "app/gui/window/LogView.h"
#include "app/gui/window/Menus.h"
#include "app/gui/window/MessageBar.h"
#include "app/gui/window/PaneRing.h"
#include "app/gui/window/SessionCommands.h"
#include "app/gui/window/Shortcuts.h"
#include "app/gui/window/StartPage.h"
#include "app/gui/window/ToolBars.h"
#include "views/files/FileTabs.h"

#include <QAction>
#include <QLabel>
#include <QMainWindow>
#include <QMenuBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

namespace warpgrain::gui {

PageParts::PageParts(const Surroundings &around, std::function<void()> finish)
    : around_(around), toMake_{
                           [this] { makeCentre(); },
                           [this] { makeStart(); },
                           [this] { makeDocks(); },
                           [this] {
                             new ToolBars(around_.workbench, around_.actions, around_.states, around_.window);
                             makeMenus();
                             makeStatusBar();
                           },
                           [this] { around_.actions.paintIcons(around_.window.palette()); },
                           std::move(finish),
                       } {}

PageParts::~PageParts() {
  // What looks at the views goes first: the focus wanders while they go. Views go before the controllers that they
  // speak to; the controllers end their threads.
  delete panes;
  delete palette;
  delete jobs;
  delete around_.window.takeCentralWidget();
  delete docks;
  delete sessionCommands;
  delete commands;
}

bool PageParts::makeNext() {
  if (toMake_.empty()) return false;
  const std::function<void()> make = std::move(toMake_.front());
  toMake_.pop_front();
  make();
  return !toMake_.empty();
}

void PageParts::makeCentre() {
  auto *page = new QWidget(&around_.window);
  tabs = new views::FileTabs(page);
  messages = new MessageBar(page);
  editors = new EditorArea(around_.workbench, page);
  editors->setObjectName(QStringLiteral("editorArea"));
  centre = new QStackedWidget(page);
  centre->addWidget(editors);
  auto *layout = new QVBoxLayout(page);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  layout->addWidget(tabs);
  layout->addWidget(messages);
  layout->addWidget(centre, 1);
  around_.window.setCentralWidget(page);
}

void PageParts::makeStart() {
  Dialogs &dialogs = *around_.environment.dialogs;
  start = new StartPage(centre);
  centre->insertWidget(0, start);
  centre->setCurrentWidget(start);
  commands = new Commands(around_.workbench, around_.actions, *editors, *messages, dialogs, &around_.window);
  sessionCommands =
      new SessionCommands(around_.workbench, around_.sessions, around_.actions, *messages, dialogs, &around_.window);
  QObject::connect(start, &StartPage::openWanted, around_.actions.open, &QAction::trigger);
  QObject::connect(start, &StartPage::openSessionWanted, around_.actions.openSession, &QAction::trigger);
}

void PageParts::makeDocks() {
  docks = new Docks({.workbench = around_.workbench,
                     .editors = *editors,
                     .commands = *commands,
                     .messages = *messages,
                     .dialogs = *around_.environment.dialogs,
                     .log = around_.log,
                     .states = around_.states},
                    around_.window);
  const auto parts = docks->parts();
  toMake_.insert(toMake_.begin(), parts.begin(), parts.end());
}

void PageParts::makeMenus() {
  const Actions &actions = around_.actions;
  QMenuBar &bar = *around_.window.menuBar();
  menus = new Menus(bar, actions, docks->all(), *around_.environment.settings, &around_.window);
  auto *shortcuts = new Shortcuts(bar, *around_.environment.settings, &around_.window);
  QObject::connect(actions.shortcuts, &QAction::triggered, shortcuts, &Shortcuts::open);
  palette = new CommandPalette(around_.workbench, *editors, bar, &around_.window);
  QObject::connect(actions.palette, &QAction::triggered, palette, &CommandPalette::showCommands);
  QObject::connect(actions.goToSymbol, &QAction::triggered, palette, &CommandPalette::showSymbols);
  QObject::connect(actions.goToLine, &QAction::triggered, palette, &CommandPalette::askLine);
  panes = new PaneRing(around_.window, *editors, docks->all());
  QObject::connect(actions.nextPane, &QAction::triggered, panes, &PaneRing::next);
  QObject::connect(actions.previousPane, &QAction::triggered, panes, &PaneRing::previous);
}

void PageParts::makeStatusBar() {
  status = new QLabel(&around_.window);
  status->setObjectName(QStringLiteral("status"));
  around_.window.statusBar()->addPermanentWidget(status);
  jobs = new JobButton(around_.workbench, &around_.window);
  around_.window.statusBar()->addPermanentWidget(jobs);
  QObject::connect(around_.actions.jobs, &QAction::triggered, jobs, &JobButton::open);
}

} // namespace warpgrain::gui
