// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/workbench/Workbench.h"

#include <QObject>

class QStatusBar;

namespace warpgrain::gui {

class LogView;
class MessageBar;
class SessionController;

/// Says in a page's message bar, its status line and its log what happens, and takes a sentence away when what it
/// speaks of is gone.
class PageMessages : public QObject {
  Q_OBJECT

public:
  PageMessages(Workbench &workbench, SessionController &sessions, MessageBar &bar, QStatusBar &status, LogView &log,
               QObject *parent);

private:
  void connectSource();
  void connectExports();
  void connectSessions();
  void connectEnds();
  void say(const QString &sentence, int milliseconds);
  void fail(const QString &sentence);
  void wrote(const QString &sentence);

  Workbench &workbench_;
  SessionController &sessions_;
  MessageBar &bar_;
  QStatusBar &status_;
  LogView &log_;
};

} // namespace warpgrain::gui
