// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include <map>

class QDockWidget;
class QMainWindow;

namespace warpgrain::gui {

/// Brings a dock to the front, also where another one lies over it, and the keyboard to where Tab would come to first.
void enterDock(QDockWidget &dock);

/// Moves the keyboard from one part of the window to the next: the editor, and each dock that is seen. In a part that
/// had the keyboard before, it returns to the same place.
class PaneRing : public QObject {
  Q_OBJECT

public:
  PaneRing(QMainWindow &window, QWidget &editors, const QList<QDockWidget *> &docks);

  void next() { move(1); }

  void previous() { move(-1); }

private:
  QList<QWidget *> panes() const;
  void move(int by);
  void noteFocus(QWidget *now);

  QMainWindow &window_;
  QWidget &editors_;
  QList<QDockWidget *> docks_;
  std::map<const QWidget *, QPointer<QWidget>> last_; ///< what had the keyboard in each part
};

} // namespace warpgrain::gui
