// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/base/Dialogs.h"
#include "app/gui/session/SessionController.h"
#include "app/gui/window/Actions.h"
#include "app/gui/workbench/Workbench.h"

#include <QObject>

#include <vector>

namespace warpgrain::gui {

class MessageBar;

/// What the actions of sessions do, and what is said of their files.
class SessionCommands : public QObject {
  Q_OBJECT

public:
  SessionCommands(Workbench &workbench, SessionController &sessions, Actions &actions, MessageBar &messages,
                  Dialogs &dialogs, QWidget *window);

  /// Saves to the session's file; asks where it has none, or may not be written. False where nobody names one.
  bool save();

Q_SIGNALS:
  /// A session's file was chosen.
  void openWanted(const QString &file);
  /// What a window has left is to be opened again.
  void restoreWanted(const warpgrain::gui::LeftWindow &left);

private:
  void connectActions();
  void connectFiles();
  void refresh();
  void open();
  bool saveAs();
  QString whyReadOnly() const;
  void sayOpened();
  void sayMissing(const std::filesystem::path &file, const std::filesystem::path &source);
  void sayChanged(const std::vector<ChangedSource> &changed);
  void offerLeft();
  static QString whatWasLeft(const LeftWindow &left);
  QString suggestedFile() const;

  Workbench &workbench_;
  SessionController &sessions_;
  Actions &actions_;
  MessageBar &messages_;
  Dialogs &dialogs_;
  QWidget *window_;
  bool saveWithSource_ = false;
  std::vector<LeftWindow> left_; ///< not answered yet, the newest first
};

} // namespace warpgrain::gui
