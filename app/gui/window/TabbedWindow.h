// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/base/Environment.h"
#include "app/gui/window/MainWindow.h"
#include "app/gui/window/PageHost.h"

#include <QPointer>
#include <QWidget>

#include <filesystem>
#include <vector>

class QStackedLayout;

namespace warpgrain::gui {

class UnsavedPages;

/// The program's window: a page for each open file, one of them in front, and tabs that choose it. Each page has
/// controllers of its own, so that its texts, plans, rows and jobs are its own. Pages share the layout, a session's
/// file and the machine: one job runs at a time.
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
  void openFiles(const QStringList &files) override;
  void restoreLeft(const LeftWork &left) override;
  void choosePage(std::size_t position) override;
  void chooseBeside(int by) override;
  void closePage(std::size_t position) override;
  void closeFront() override;
  void movePage(std::size_t from, std::size_t to) override;
  void quit() override;

  MainWindow &addPage(std::size_t position);
  void connectPage(MainWindow &page);
  void connectJobs(MainWindow &page);
  MainWindow &openSource(const std::filesystem::path &file);
  void openSession(const std::filesystem::path &file);
  void openOthers(MainWindow &opened, const session::SavedSession &session);
  void choose(MainWindow &page);
  void part(MainWindow &page);
  void sourceOpened(MainWindow &page);
  void sourceFailed(MainWindow &page, const QString &sentence);
  bool hasSessionChanged() const;
  std::vector<std::filesystem::path> openedFiles() const;
  MainWindow *pageOf(const std::filesystem::path &file, const MainWindow *except = nullptr) const;
  MainWindow &emptyPage();
  std::size_t positionOf(const MainWindow &page) const;
  std::vector<UnsavedGuard *> guards() const;
  void showTabs();
  void showJobs();

  Environment environment_;
  QStackedLayout *stack_;
  UnsavedPages *unsaved_;
  std::vector<MainWindow *> pages_;
  std::vector<MainWindow *> leaving_; ///< closed, and what runs in them ends
  MainWindow *front_ = nullptr;
  QPointer<MainWindow> replacing_;                  ///< opens a session that takes the place of all
  std::vector<std::filesystem::path> sessionFiles_; ///< as the session's file has them
  bool mayClose_ = false;
};

} // namespace warpgrain::gui
