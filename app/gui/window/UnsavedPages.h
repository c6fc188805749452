// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/base/Dialogs.h"
#include "app/gui/window/UnsavedGuard.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <vector>

namespace warpgrain::gui {

/// Asks once what becomes of the unsaved changes of several files.
class UnsavedPages : public QObject {
  Q_OBJECT

public:
  UnsavedPages(Dialogs &dialogs, QWidget *window);

  /// Runs `then` at once where nothing is unsaved or it may be lost, when everything is saved, or never.
  /// `sessionHasChanged`: the session's file lacks something that is no part of a file, and the first guard saves it.
  void run(const std::vector<UnsavedGuard *> &guards, bool sessionHasChanged, std::function<void()> then);

private:
  void look(std::size_t at);
  void ask();
  void save(std::size_t at);

  Dialogs &dialogs_;
  QWidget *window_;
  std::vector<QPointer<UnsavedGuard>> guards_;
  bool sessionHasChanged_ = false;
  bool isAsking_ = false;
  QStringList names_;
  std::function<void()> then_;
};

} // namespace warpgrain::gui
