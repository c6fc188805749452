// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/background/Background.h"
#include "app/gui/base/Environment.h"
#include "app/gui/session/RecoveryFile.h"
#include "app/gui/window/MainWindow.h"
#include "app/gui/window/PageHost.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

class QStackedLayout;

namespace warpgrain::gui {

class UnsavedPages;

/// The program's window: a page for each open file, one of them in front, and tabs that choose it. Each page has
/// controllers of its own, so that its texts, plans, rows and jobs are its own. Pages share the layout, a session's
/// file and the machine: one job runs at a time. A page takes long to make: its parts are made between other events,
/// and what opens a file waits for it.
class TabbedWindow : public QWidget, private PageHost {
  Q_OBJECT

public:
  explicit TabbedWindow(Environment environment);
  ~TabbedWindow() override;

  /// Opens a source in a page of its own, or chooses its page. A session takes the place of all that is open, after
  /// asking what becomes of unsaved changes.
  void openFile(const QString &file);
  /// Opens a source with the kernel of another file beside it, as a variant by hand.
  void openBeside(const QString &file, const QString &other);

  /// The one in front; there always is one.
  MainWindow &page() const { return *front_; }

  /// In the order of their tabs.
  const std::vector<MainWindow *> &pages() const { return pages_; }

protected:
  void closeEvent(QCloseEvent *event) override;
  void changeEvent(QEvent *event) override;

private:
  /// Something to be done in its turn.
  struct Waiting {
    std::function<void()> act;
    std::function<bool()> needsPage; ///< that is made; none: it does
  };

  void openFiles(const QStringList &files) override;
  void restoreLeft(const LeftWindow &left) override;
  void choosePage(std::size_t position) override;
  void chooseBeside(int by) override;
  void closePage(std::size_t position) override;
  void closeFront() override;
  void movePage(std::size_t from, std::size_t to) override;
  void quit() override;

  MainWindow &addPage(MainWindow *page, std::size_t position);
  void whenPageIsMade(std::function<void()> use, std::function<bool()> needsPage = {});
  MainWindow &takeMadePage(std::size_t position);
  void makeNext();
  void makeAll();
  void connectPage(MainWindow &page);
  void connectJobs(MainWindow &page);
  void withPageOf(const std::filesystem::path &file, std::function<void(MainWindow &)> use);
  void openSource(const std::filesystem::path &file, std::function<void(MainWindow &)> then = {});
  void openSession(const std::filesystem::path &file);
  void openOthers(MainWindow &opened, const session::SavedSession &session);
  void choose(MainWindow &page);
  void part(MainWindow &page);
  void sourceOpened(MainWindow &page);
  void sourceFailed(MainWindow &page, const QString &sentence);
  bool hasSessionChanged() const;
  std::vector<std::filesystem::path> openedFiles() const;
  MainWindow *pageOf(const std::filesystem::path &file, const MainWindow *except = nullptr) const;
  std::size_t positionOf(const MainWindow &page) const;
  std::vector<UnsavedGuard *> guards() const;
  void restoreWork(const LeftWork &work);
  void restoreSession(const std::filesystem::path &session, const std::filesystem::path &file);
  void arrange(const OpenFiles &open);
  void showTabs();
  void noteOpenFiles();
  void showJobs();

  Environment environment_;
  QStackedLayout *stack_;
  UnsavedPages *unsaved_;
  std::vector<MainWindow *> pages_;
  std::vector<MainWindow *> leaving_; ///< closed, and what runs in them ends
  MainWindow *front_ = nullptr;
  MainWindow *made_ = nullptr; ///< the next page, as far as it is made; null: none was begun
  std::deque<Waiting> waiting_;
  QTimer nextPart_;
  QPointer<MainWindow> replacing_;                  ///< opens a session that takes the place of all
  std::vector<std::filesystem::path> sessionFiles_; ///< as the session's file has them
  bool mayClose_ = false;
  OpenFiles noted_;
  std::shared_ptr<RecoveryFile> openFiles_; ///< says which files are open, should the program crash
  Background background_;                   // last: waits for what was begun
};

} // namespace warpgrain::gui
