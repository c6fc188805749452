// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/base/Dialogs.h"
#include "app/gui/session/SessionController.h"
#include "app/gui/workbench/Workbench.h"

#include <QObject>

#include <functional>
#include <set>

namespace warpgrain::gui {

/// Asks what becomes of unsaved changes before something that would lose them.
class UnsavedGuard : public QObject {
  Q_OBJECT

public:
  UnsavedGuard(Workbench &workbench, SessionController &sessions, Dialogs &dialogs, QWidget *window);

  /// Saves the session, after asking for a file where it has none. False where nobody names one.
  void setSessionSaver(std::function<bool()> save) { saveSession_ = std::move(save); }

  /// True where run() has something to ask, or has to look whether it has.
  bool mayAsk() const;

  /// Asks once for all that is unsaved, sources and the session. Runs `then` at once where nothing is unsaved or it may
  /// be lost, when everything is saved, or never.
  void run(std::function<void()> then);

  /// Looks what is unsaved, and tells its names; empty: nothing is. `sessionHasChanged`: the session's file is,
  /// whatever became of this unit.
  void look(std::function<void(const QStringList &names)> then, bool sessionHasChanged = false);
  /// Saves what look() has found, and runs `then` when that has been done.
  void save(std::function<void()> then);

  bool isSaving() const { return !saving_.empty() || isSavingSession_; }

private:
  void saved(const std::filesystem::path &path);
  void goOn();
  void giveUp();

  Workbench &workbench_;
  SessionController &sessions_;
  Dialogs &dialogs_;
  QWidget *window_;
  std::set<std::filesystem::path> saving_;
  std::function<void()> then_;
  std::function<bool()> saveSession_;
  bool isLooking_ = false;        ///< whether the session is unsaved
  bool sessionIsUnsaved_ = false; ///< as it was found
  bool sessionToSave_ = false;    ///< behind the sources
  bool isSavingSession_ = false;
};

} // namespace warpgrain::gui
