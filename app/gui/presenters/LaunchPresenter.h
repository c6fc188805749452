// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/background/Background.h"
#include "app/gui/workbench/Workbench.h"

#include <QObject>

namespace warpgrain::views {
class LaunchFormView;
}

namespace warpgrain::gui {

class Dialogs;

/// Keeps the launch form at the chosen kernel, and takes over what a person types there.
class LaunchPresenter : public QObject {
  Q_OBJECT

public:
  LaunchPresenter(Workbench &workbench, views::LaunchFormView &view, Dialogs &dialogs);

Q_SIGNALS:
  void told(warpgrain::gui::MessageKind kind, const QString &sentence);

private:
  void connectFiles();
  void begin(bool hasKernel);
  void show();
  void take(const LaunchAnswer &answer);
  void open();
  void save();

  Workbench &workbench_;
  views::LaunchFormView &view_;
  Dialogs &dialogs_;
  Background files_;
};

} // namespace warpgrain::gui
