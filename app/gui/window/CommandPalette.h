// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/Outline.h"
#include "app/gui/workbench/Workbench.h"

#include <QObject>
#include <QPointer>

#include <vector>

class QAction;
class QMenu;
class QMenuBar;

namespace warpgrain::views {
class QuickPick;
}

namespace warpgrain::gui {

class EditorArea;

/// What is reached by typing its name: every action of the menus, every kernel and function of the source, every line.
class CommandPalette : public QObject {
  Q_OBJECT

public:
  CommandPalette(Workbench &workbench, EditorArea &editors, const QMenuBar &menus, QWidget *window);

  void showCommands();
  void showSymbols();
  void askLine();

private:
  /// An action of the menus, and the menu that it is in: "File > Open Example".
  struct ListedAction {
    QPointer<QAction> action;
    QString path;
  };

  void addActions(const QMenu &menu, const QString &path);
  void addSymbols();
  void take(std::size_t item);
  void goToLine(const QString &typed);

  Workbench &workbench_;
  EditorArea &editors_;
  const QMenuBar &menus_;
  views::QuickPick *pick_;
  std::vector<ListedAction> actions_; ///< of the list that is open
  std::vector<KernelPlace> symbols_;  ///< likewise; the first line of what is no kernel is 0
};

} // namespace warpgrain::gui
