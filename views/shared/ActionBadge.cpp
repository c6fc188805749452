// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shared/ActionBadge.h"

#include "views/shared/Texts.h"
#include "views/shared/Theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace warpgrain::views {

namespace {

constexpr double radius = 5.5;
constexpr int barHeight = 3;

/// A filled circle in the corner with a sign in it.
void paintEnd(QPainter &painter, const QRectF &room, bool isDone, const ThemeColours &colours, const QColor &base) {
  const QPointF centre(room.right() - radius - 1, room.bottom() - radius - 1);
  painter.setPen(QPen(base, 1));
  painter.setBrush(isDone ? colours.better : colours.error);
  painter.drawEllipse(centre, radius, radius);
  painter.setPen(QPen(base, 1.6));
  if (isDone) {
    painter.drawLine(centre + QPointF(-2.4, 0.2), centre + QPointF(-0.6, 2));
    painter.drawLine(centre + QPointF(-0.6, 2), centre + QPointF(2.6, -1.8));
  } else {
    painter.drawLine(centre + QPointF(-2, -2), centre + QPointF(2, 2));
    painter.drawLine(centre + QPointF(-2, 2), centre + QPointF(2, -2));
  }
}

void paintBar(QPainter &painter, const QRectF &room, const ActionState &state, const ThemeColours &colours) {
  QRectF bar(room.left() + 2, room.bottom() - barHeight, room.width() - 4, barHeight);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colours.grid);
  painter.drawRect(bar);
  // Where nobody knows how far it is, the middle is filled.
  if (state.total > 0)
    bar.setWidth(bar.width() * std::clamp(static_cast<double>(state.done) / state.total, 0.06, 1.0));
  else
    bar.adjust(bar.width() / 3, 0, -bar.width() / 3, 0);
  painter.setBrush(colours.focus);
  painter.drawRect(bar);
}

void paintDots(QPainter &painter, const QRectF &room, const QColor &colour) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  for (int i = -1; i <= 1; ++i)
    painter.drawEllipse(QPointF(room.center().x() + 6.0 * i, room.bottom() - 2.5), 1.6, 1.6);
}

} // namespace

QString textOf(const ActionState &state) {
  switch (state.phase) {
  case ActionState::Phase::waiting:
    return ActionBadge::tr("waits for its turn");
  case ActionState::Phase::running:
    return state.total > 0 ? ActionBadge::tr("runs, %1 of %2").arg(state.done).arg(state.total)
                           : ActionBadge::tr("runs");
  case ActionState::Phase::done:
    return ActionBadge::tr("done");
  case ActionState::Phase::failed:
    return ActionBadge::tr("failed: %1").arg(state.reason);
  default:
    return {};
  }
}

ActionBadge::ActionBadge(QWidget &button) : QWidget(&button), button_(button) {
  setObjectName(QStringLiteral("actionBadge"));
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  button_.installEventFilter(this);
  resize(button_.size());
  setVisible(false);
}

void ActionBadge::setState(const ActionState &state) {
  if (state == state_) return;
  state_ = state;
  button_.setAccessibleDescription(textOf(state_));
  setVisible(state_.phase != ActionState::Phase::idle);
  raise();
  update();
}

QString ActionBadge::toolTipText() const {
  const QString last = textOf(state_);
  if (last.isEmpty()) return button_.toolTip();
  const QString state = toolTipOf(tr("Last: %1").arg(last));
  return button_.toolTip().isEmpty() ? state
                                     : toolTipOf(button_.toolTip() + QLatin1Char('\n') + tr("Last: %1").arg(last));
}

bool ActionBadge::eventFilter(QObject *object, QEvent *event) {
  if (object == &button_ && event->type() == QEvent::Resize) resize(button_.size());
  if (object == &button_ && event->type() == QEvent::ToolTip && state_.phase != ActionState::Phase::idle) {
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), toolTipText(), &button_);
    return true;
  }
  return QWidget::eventFilter(object, event);
}

void ActionBadge::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const ThemeColours &colours = themeColours(*this);
  const QRectF room = rect();
  switch (state_.phase) {
  case ActionState::Phase::waiting:
    return paintDots(painter, room, palette().color(QPalette::WindowText));
  case ActionState::Phase::running:
    return paintBar(painter, room, state_, colours);
  case ActionState::Phase::done:
  case ActionState::Phase::failed:
    return paintEnd(painter, room, state_.phase == ActionState::Phase::done, colours,
                    palette().color(QPalette::Window));
  default:
    return;
  }
}

} // namespace warpgrain::views
