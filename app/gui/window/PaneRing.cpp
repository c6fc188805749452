// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/PaneRing.h"

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QScrollArea>

#include <algorithm>

namespace warpgrain::gui {

namespace {

bool holds(const QWidget *pane, const QWidget *widget) {
  return widget != nullptr && (pane == widget || pane->isAncestorOf(widget));
}

bool takesKeyboard(const QWidget *widget) {
  return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0;
}

/// Where Tab would come to first in the pane.
QWidget *firstIn(QWidget *pane) {
  if (QWidget *proxy = pane->focusProxy(); proxy != nullptr && takesKeyboard(proxy)) return proxy;
  for (QWidget *widget = pane->nextInFocusChain(); widget != pane; widget = widget->nextInFocusChain())
    if (pane->isAncestorOf(widget) && takesKeyboard(widget)) return widget;
  return nullptr;
}

} // namespace

void enterDock(QDockWidget &dock) {
  dock.show();
  dock.raise();
  if (QWidget *first = dock.widget() != nullptr ? firstIn(dock.widget()) : nullptr) first->setFocus(Qt::TabFocusReason);
}

PaneRing::PaneRing(QMainWindow &window, QWidget &editors, const QList<QDockWidget *> &docks)
    : QObject(&window), window_(window), editors_(editors), docks_(docks) {
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { noteFocus(now); });
}

/// Clockwise from the editor: docks at the right, at the bottom, at the left.
QList<QWidget *> PaneRing::panes() const {
  QList<QWidget *> out;
  if (editors_.isVisible()) out.push_back(&editors_);
  QList<QDockWidget *> seen;
  for (QDockWidget *dock : docks_)
    // One that lies behind another tab is not seen.
    if (dock->isVisible() && !dock->visibleRegion().isEmpty()) seen.push_back(dock);
  const auto rank = [this](QDockWidget *dock) {
    switch (window_.dockWidgetArea(dock)) {
    case Qt::RightDockWidgetArea:
      return 0;
    case Qt::BottomDockWidgetArea:
      return 1;
    default:
      return 2;
    }
  };
  std::ranges::stable_sort(seen, {}, rank);
  for (QDockWidget *dock : seen) {
    const auto *room = qobject_cast<QScrollArea *>(dock->widget());
    out.push_back(room != nullptr ? room->widget() : dock->widget());
  }
  return out;
}

void PaneRing::noteFocus(QWidget *now) {
  for (QWidget *pane : panes())
    if (holds(pane, now)) last_[pane] = now;
}

void PaneRing::move(int by) {
  const QList<QWidget *> all = panes();
  const auto count = static_cast<int>(all.size());
  if (count == 0) return;
  const QWidget *focus = QApplication::focusWidget();
  const auto here = std::ranges::find_if(all, [focus](const QWidget *pane) { return holds(pane, focus); });
  int at = here != all.end() ? static_cast<int>(here - all.begin()) : by > 0 ? -1 : count;
  for (int tries = 0; tries < count; ++tries) {
    at = (at + by + count) % count;
    QWidget *pane = all[at];
    QWidget *last = last_.contains(pane) ? last_.at(pane).data() : nullptr;
    QWidget *to = last != nullptr && holds(pane, last) && takesKeyboard(last) ? last : firstIn(pane);
    if (to == nullptr) continue;
    to->setFocus(Qt::TabFocusReason);
    return;
  }
}

} // namespace warpgrain::gui
