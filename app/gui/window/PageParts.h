// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/base/Environment.h"

#include <deque>
#include <functional>

class QLabel;
class QMainWindow;
class QStackedWidget;

namespace warpgrain::views {
class FileTabs;
}

namespace warpgrain::gui {

class ActionStates;
class Actions;
class CommandPalette;
class Commands;
class Docks;
class EditorArea;
class JobButton;
class LogView;
class Menus;
class MessageBar;
class PaneRing;
class SessionCommands;
class SessionController;
class StartPage;
class Workbench;

/// The parts of a page: the editors with the docks, the menus and the toolbars around them. They are made one after the
/// other, so that events are handled in between; each takes a few milliseconds. How they work together is the window's
/// business.
class PageParts {
public:
  /// What the parts speak to.
  struct Surroundings {
    QMainWindow &window;
    Environment &environment;
    Workbench &workbench;
    SessionController &sessions;
    Actions &actions;
    ActionStates &states;
    LogView &log;
  };

  /// Makes nothing yet. `finish` is called when all parts are there.
  PageParts(const Surroundings &around, std::function<void()> finish);
  /// Deletes the parts, those first that look at others.
  ~PageParts();

  PageParts(const PageParts &) = delete;
  PageParts &operator=(const PageParts &) = delete;

  /// Makes the next part. False when all are made.
  bool makeNext();

  bool areMade() const { return toMake_.empty(); }

  // Null until they are made.
  EditorArea *editors = nullptr;
  MessageBar *messages = nullptr;
  views::FileTabs *tabs = nullptr;
  QStackedWidget *centre = nullptr; ///< holds the start page and the editors
  StartPage *start = nullptr;
  Commands *commands = nullptr;
  SessionCommands *sessionCommands = nullptr;
  Docks *docks = nullptr;
  Menus *menus = nullptr;
  CommandPalette *palette = nullptr;
  PaneRing *panes = nullptr;
  QLabel *status = nullptr; ///< at the right of the status bar
  JobButton *jobs = nullptr;

private:
  void makeCentre();
  void makeStart();
  void makeDocks();
  void makeMenus();
  void makeStatusBar();

  Surroundings around_;
  std::deque<std::function<void()>> toMake_;
};

} // namespace warpgrain::gui
