// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/base/Dialogs.h"
#include "app/gui/window/Actions.h"
#include "app/gui/workbench/Workbench.h"

#include <QMainWindow>

class QLabel;
class QStackedWidget;

namespace warpgrain::views {
class FactorPanel;
}

namespace warpgrain::gui {

class Commands;
class EditorArea;
class LogView;
class MessageBar;
class RecentFiles;
class UnsavedGuard;

/// The window: puts the views into their places and the actions into menus. What they do is Commands' business.
class MainWindow : public QMainWindow {
  Q_OBJECT

public:
  explicit MainWindow(Environment environment);
  ~MainWindow() override;

  /// Opens a unit, after asking what becomes of unsaved changes.
  void openFile(const QString &file);

  Workbench &workbench() { return *workbench_; }

protected:
  void closeEvent(QCloseEvent *event) override;
  void changeEvent(QEvent *event) override;
  void dragEnterEvent(QDragEnterEvent *event) override;
  void dropEvent(QDropEvent *event) override;

private:
  /// Counts up when docks or toolbars change: a remembered layout of another version is not used.
  static constexpr int layoutVersion = 3;

  void makeCentre();
  void makeDocks();
  QDockWidget *addDock(const QString &name, const QString &title, QWidget *content, Qt::DockWidgetArea area);
  void makeToolBar();
  void makeMenus();
  void makeFileMenu();
  void makeEditMenu();
  void makeViewMenu();
  void makeStatusBar();
  void connectAll();
  void connectMessages();
  void showTitle();
  void showStatus();
  void useColours(QAction *chosen);
  void restore();
  void remember();

  Environment environment_;
  Workbench *workbench_;
  Actions *actions_;
  Commands *commands_ = nullptr;
  UnsavedGuard *guard_;
  RecentFiles *recent_ = nullptr;
  EditorArea *editors_ = nullptr;
  MessageBar *messages_ = nullptr;
  QStackedWidget *centre_ = nullptr;
  LogView *log_ = nullptr;
  views::FactorPanel *factors_ = nullptr;
  QList<QDockWidget *> docks_;
  QLabel *status_ = nullptr;
  QByteArray firstLayout_;
  bool mayClose_ = false;
  bool closing_ = false;
};

} // namespace warpgrain::gui
