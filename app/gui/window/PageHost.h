// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <cstddef>

namespace warpgrain::gui {

class MainWindow;
struct LeftWindow;

/// What a window with several files does for the page of each. Positions are those of the tabs.
class PageHost {
public:
  virtual ~PageHost() = default;

  /// Opens sources beside those that are open, or a session in their place.
  virtual void openFiles(const QStringList &files) = 0;
  /// Opens what another window has left, beside what is open.
  virtual void restoreLeft(const LeftWindow &left) = 0;
  virtual void choosePage(std::size_t position) = 0;
  /// Chooses the one that stands so many behind the one in front, beginning anew at the end.
  virtual void chooseBeside(int by) = 0;
  /// Closes a file after asking what becomes of unsaved changes.
  virtual void closePage(std::size_t position) = 0;
  virtual void closeFront() = 0;
  virtual void movePage(std::size_t from, std::size_t to) = 0;
  /// Closes the window.
  virtual void quit() = 0;
};

} // namespace warpgrain::gui
