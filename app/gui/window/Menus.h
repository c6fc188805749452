// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/window/Actions.h"

#include <QList>
#include <QObject>

class QDockWidget;
class QMenu;
class QMenuBar;
class QSettings;

namespace warpgrain::gui {

class RecentFiles;

/// The window's menus: its actions in their places, the files that were opened last, the examples, the docks.
class Menus : public QObject {
  Q_OBJECT

public:
  Menus(QMenuBar &bar, const Actions &actions, const QList<QDockWidget *> &docks, QSettings &settings,
        QObject *parent = nullptr);

  RecentFiles &recent() const { return *recent_; }

  RecentFiles &recentSessions() const { return *recentSessions_; }

Q_SIGNALS:
  /// One of the files or sessions that were opened last, or an example.
  void fileChosen(const QString &file);

private:
  void makeFileMenu(QSettings &settings);
  void addSessions(QMenu &file, QSettings &settings);
  void makeEditMenu();
  void makeViewMenu(const QList<QDockWidget *> &docks);
  static void addPanes(QMenu &menu, const QList<QDockWidget *> &docks);
  void makeBuildMenu();
  void makeHelpMenu();

  QMenuBar &bar_;
  const Actions &actions_;
  RecentFiles *recent_ = nullptr;
  RecentFiles *recentSessions_ = nullptr;
};

} // namespace warpgrain::gui
