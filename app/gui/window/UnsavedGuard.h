// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/base/Dialogs.h"
#include "app/gui/workbench/Workbench.h"

#include <QObject>

#include <functional>
#include <set>

namespace warpgrain::gui {

/// Asks what becomes of unsaved changes before something that would lose them.
class UnsavedGuard : public QObject {
  Q_OBJECT

public:
  UnsavedGuard(Workbench &workbench, Dialogs &dialogs, QWidget *window);

  /// Runs `then` at once where nothing is unsaved or it may be lost, when everything is saved, or never.
  void run(std::function<void()> then);

  bool isSaving() const { return !saving_.empty(); }

private:
  void saved(const std::filesystem::path &path);
  void giveUp();

  Workbench &workbench_;
  Dialogs &dialogs_;
  QWidget *window_;
  std::set<std::filesystem::path> saving_;
  std::function<void()> then_;
};

} // namespace warpgrain::gui
