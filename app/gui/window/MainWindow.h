// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/base/Dialogs.h"
#include "app/gui/window/Actions.h"
#include "app/gui/workbench/Workbench.h"

#include <QMainWindow>

#include <optional>

class QLabel;
class QStackedWidget;

namespace warpgrain::views {
class ReasonsPage;
}

namespace warpgrain::gui {

class Commands;
class CommandPalette;
class Docks;
class EditorArea;
class JobButton;
class Menus;
class PaneRing;
class MessageBar;
class SessionCommands;
class SessionController;
class StartPage;
class UnsavedGuard;

/// The window: the editors with the docks, the menus and the toolbar around them. What actions do is Commands'
/// business.
class MainWindow : public QMainWindow {
  Q_OBJECT

public:
  explicit MainWindow(Environment environment);
  ~MainWindow() override;

  /// Opens a unit, or a session, after asking what becomes of unsaved changes.
  void openFile(const QString &file);
  /// The same, with the kernel of another file beside it, as a variant by hand.
  void openBeside(const QString &file, const QString &other);

  Workbench &workbench() { return *workbench_; }

  SessionController &sessions() { return *sessions_; }

protected:
  void closeEvent(QCloseEvent *event) override;
  void changeEvent(QEvent *event) override;
  void dragEnterEvent(QDragEnterEvent *event) override;
  void dropEvent(QDropEvent *event) override;

private:
  /// Counts up when docks or toolbars change: a remembered layout of another version is not used.
  static constexpr int layoutVersion = 5;

  void makeCentre();
  void makeDocks();
  void makeMenus();
  void makeStatusBar();
  void connectAll();
  void connectMessages();
  void connectSessions();
  void connectSessionMessages();
  void takeLayout(const session::SavedLayout &layout);
  void showRecent();
  void showTitle();
  void showStatus();
  void showReasons(std::optional<dependence::ReasonId> reason);
  void useColours(QAction *chosen);
  void restore();
  void remember();

  Environment environment_;
  Workbench *workbench_;
  SessionController *sessions_;
  Actions *actions_;
  Commands *commands_ = nullptr;
  SessionCommands *sessionCommands_ = nullptr;
  UnsavedGuard *guard_;
  Docks *docks_ = nullptr;
  Menus *menus_ = nullptr;
  CommandPalette *palette_ = nullptr;
  PaneRing *panes_ = nullptr;
  EditorArea *editors_ = nullptr;
  MessageBar *messages_ = nullptr;
  StartPage *start_ = nullptr;
  QStackedWidget *centre_ = nullptr;
  views::ReasonsPage *reasons_ = nullptr; ///< made when it is asked for
  QLabel *status_ = nullptr;
  JobButton *jobs_ = nullptr;
  QByteArray firstLayout_;
  bool mayClose_ = false;
  bool closing_ = false;
};

} // namespace warpgrain::gui
