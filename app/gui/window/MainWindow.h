// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/base/Dialogs.h"
#include "app/gui/window/Actions.h"
#include "app/gui/workbench/Workbench.h"

#include <QMainWindow>
#include <QPointer>

#include <vector>

class QDockWidget;

namespace warpgrain::views {
struct FileTab;
}

namespace warpgrain::gui {

class ActionStates;
class FlagsWindow;
class HelpWindows;
class JobButton;
class LogView;
class MessageBar;
class PageHost;
class PageParts;
class SessionController;
class SparseRunWindow;
class Tour;
class UnsavedGuard;

/// The window of one file: opens and closes it, keeps its layout, and joins its parts, which PageParts makes. What
/// actions do is Commands' business, what is said of it that of PageMessages. With a host it is one page of a window
/// with several files.
class MainWindow : public QMainWindow {
  Q_OBJECT

public:
  /// Whether a window is made as a whole, or begun: makeNextPart() makes the rest of it.
  enum class Making { whole, inParts };

  /// The host must outlive it.
  explicit MainWindow(Environment environment, PageHost *host = nullptr, Making making = Making::whole);
  ~MainWindow() override;

  /// Takes a few milliseconds, so that events are handled in between. The window may be used, and shown, when all parts
  /// are made. False when that is so.
  bool makeNextPart();

  /// Opens a unit, or a session, after asking what becomes of unsaved changes; with a host: beside what is open.
  void openFile(const QString &file);
  /// The same, with the kernel of another file beside it, as a variant by hand.
  void openBeside(const QString &file, const QString &other);

  Workbench &workbench() { return *workbench_; }

  SessionController &sessions() { return *sessions_; }

  UnsavedGuard &guard() { return *guard_; }

  MessageBar &messages();
  JobButton &jobButton();

  /// Opens a unit here; nothing is open.
  void openHere(const std::filesystem::path &file);
  /// The unit is being opened here, by the session.
  void waitFor(const std::filesystem::path &file);
  /// The unit that is open, or is being opened here; empty: there is none.
  std::filesystem::path file() const;

  bool isEmpty() const { return file().empty(); }

  /// Its tab: the name of the file, with a mark where something is unsaved, and the path.
  views::FileTab tab() const;
  /// Shows the tabs of all pages.
  void setTabs(const std::vector<views::FileTab> &tabs, std::size_t own);
  /// Comes into sight, in the layout that the page before it has left.
  void enter(const QByteArray &layout);
  /// Goes out of sight; returns the layout.
  QByteArray leave();
  /// Puts the keyboard where it was when the page was left.
  void takeFocus();
  /// Closes without a question. closed() follows when what runs has ended.
  void letGo();
  /// Gives the program the colours that a person has chosen.
  void applyColours();
  /// Keeps the layout for the next start.
  void remember();

Q_SIGNALS:
  /// tab() or the title is another one.
  void titleChanged();
  void closed();

protected:
  void closeEvent(QCloseEvent *event) override;
  void changeEvent(QEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;
  void dragEnterEvent(QDragEnterEvent *event) override;
  void dropEvent(QDropEvent *event) override;

private:
  /// Counts up when docks or toolbars change: a remembered layout of another version is not used.
  static constexpr int layoutVersion = 7;

  void finish();
  void stopWaiting();
  void connectAll();
  void connectSessions();
  void takeLayout(const session::SavedLayout &layout);
  void showRecent();
  void takeTour();
  void noteTourOffered();
  void showTitle();
  void showStatus();
  void giveEditorsWidth();
  void useColours(QAction *chosen);
  void restore();
  void connectHost();
  void connectExports();
  void showChosenColours();

  Environment environment_;
  PageHost *host_;
  Workbench *workbench_;
  SessionController *sessions_;
  Actions *actions_;
  ActionStates *states_;
  UnsavedGuard *guard_;
  LogView *log_;
  HelpWindows *help_;
  Tour *tour_;
  SparseRunWindow *sparseRuns_ = nullptr; ///< made when it is asked for
  FlagsWindow *flags_ = nullptr;          ///< likewise
  PageParts *parts_ = nullptr;            ///< owned
  QByteArray firstLayout_;
  std::filesystem::path opening_; ///< until it is open
  QList<QDockWidget *> floating_; ///< that went out of sight with the page
  QPointer<QWidget> focus_;       ///< when the page was left
  bool isTourWanted_ = false;     ///< once the example is read
  bool mayClose_ = false;
  bool closing_ = false;
};

} // namespace warpgrain::gui
