// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/factors/FactorButton.h"

#include "views/shared/Texts.h"
#include "views/shared/Theme.h"
#include "views/shared/VerdictText.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPolygonF>

namespace warpgrain::views {

namespace {

constexpr int paddingX = 6; // six values and a line for another one stand beside each other
constexpr int paddingY = 5;
constexpr int gap = 4;

} // namespace

FactorButton::FactorButton(QWidget *parent) : QAbstractButton(parent) {
  setCheckable(true);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
}

void FactorButton::setValue(const QString &rowTitle, const FactorValue &value) {
  title_ = rowTitle;
  value_ = value;
  kind_ = value.verdict.kind;
  pending_ = value.pending;
  if (text() != value.label) {
    setText(value.label);
    updateGeometry();
  }
  showTexts();
  update();
}

void FactorButton::setTried(bool tried) {
  if (tried == tried_) return;
  tried_ = tried;
  showTexts();
  update();
}

/// What is said of the value: its name with the verdict, and what speaks for and against it.
void FactorButton::showTexts() {
  const QString verdict = pending_ ? tr("being checked") : verdictName(kind_);
  setAccessibleName(tr("%1 %2: %3").arg(title_, value_.label, verdict));
  setAccessibleDescription(tried_ ? tr("tried by the search space") : QString());
  QString help = pending_ ? verdict : verdictTooltip(value_.verdict);
  if (!pending_ && !value_.lift.word.empty())
    help += u'\n' + tr("It can be made after %1.").arg(toQString(toString(value_.lift)));
  if (tried_)
    help += u'\n' + tr("The search space tries it; Ctrl+click takes it out.");
  else if (canBeTried())
    help += u'\n' + tr("Ctrl+click adds it to the search space.");
  setToolTip(help);
}

/// One that is refused as things are is not offered.
bool FactorButton::canBeTried() const {
  return !value_.step.word.empty() && (pending_ || value_.verdict.allows());
}

QString FactorButton::glyph() const {
  return pending_ ? QStringLiteral("…") : verdictGlyph(kind_);
}

QSize FactorButton::sizeHint() const {
  // As wide for every verdict, so that nothing moves when one changes.
  QFont bold = font();
  bold.setBold(true);
  const QFontMetrics metrics(bold);
  const int sign = std::max(metrics.horizontalAdvance(verdictGlyph(dependence::VerdictKind::legalIf)),
                            metrics.horizontalAdvance(QStringLiteral("…")));
  return {metrics.horizontalAdvance(text()) + gap + sign + 2 * paddingX, metrics.height() + 2 * paddingY};
}

QSize FactorButton::minimumSizeHint() const {
  return sizeHint();
}

void FactorButton::nextCheckState() {}

void FactorButton::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const ThemeColours &colours = themeColours(*this);
  const bool possible =
      pending_ || kind_ == dependence::VerdictKind::legal || kind_ == dependence::VerdictKind::legalIf;
  const QPalette &own = palette();
  const QColor back = isChecked() ? own.color(QPalette::Highlight)
                      : isDown()  ? own.color(QPalette::Mid)
                      : possible  ? own.color(QPalette::Button)
                                  : own.color(QPalette::Window);
  QPen frame(isChecked() ? back : underMouse() ? colours.faint : colours.grid);
  // A dashed frame: cannot be chosen, can be asked.
  if (!possible) frame.setStyle(Qt::DashLine);
  if (hasFocus()) frame = QPen(isChecked() ? own.color(QPalette::Text) : colours.focus, 2);
  painter.setPen(frame);
  painter.setBrush(back);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);

  QFont bold = font();
  bold.setBold(isChecked());
  painter.setFont(bold);
  const QColor plain = possible ? own.color(QPalette::ButtonText) : colours.faint;
  painter.setPen(isChecked() ? own.color(QPalette::HighlightedText) : plain);
  const QRect inner = rect().adjusted(paddingX, 0, -paddingX, 0);
  painter.drawText(inner, Qt::AlignVCenter | Qt::AlignLeft, text());
  painter.setPen(isChecked() ? own.color(QPalette::HighlightedText) : pending_ ? colours.faint : colours.of(kind_));
  painter.drawText(inner, Qt::AlignVCenter | Qt::AlignRight, glyph());
  if (tried_) paintTick(painter);
}

/// A corner that is cut off, at the top on the left: a shape, not a colour alone.
void FactorButton::paintTick(QPainter &painter) const {
  constexpr double size = 8;
  const QPolygonF corner({QPointF(2, 2), QPointF(2 + size, 2), QPointF(2, 2 + size)});
  painter.setPen(Qt::NoPen);
  painter.setBrush(isChecked() ? palette().color(QPalette::HighlightedText) : themeColours(*this).focus);
  painter.drawPolygon(corner);
}

void FactorButton::mouseReleaseEvent(QMouseEvent *event) {
  const bool ticks = event->button() == Qt::LeftButton && event->modifiers().testFlag(Qt::ControlModifier);
  if (!ticks) return QAbstractButton::mouseReleaseEvent(event);
  setDown(false);
  if (rect().contains(event->position().toPoint()) && (tried_ || canBeTried())) Q_EMIT tickWanted();
}

void FactorButton::contextMenuEvent(QContextMenuEvent *event) {
  QMenu menu(this);
  QAction *tick = menu.addAction(tr("&Try in the Search Space"));
  tick->setCheckable(true);
  tick->setChecked(tried_);
  tick->setEnabled(tried_ || canBeTried());
  if (menu.exec(event->globalPos()) == tick) Q_EMIT tickWanted();
}

void FactorButton::focusInEvent(QFocusEvent *event) {
  QAbstractButton::focusInEvent(event);
  update();
  if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason) Q_EMIT focused();
}

void FactorButton::keyPressEvent(QKeyEvent *event) {
  const bool presses = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
  if (presses && event->modifiers().testFlag(Qt::ControlModifier)) {
    if (tried_ || canBeTried()) Q_EMIT tickWanted();
    return;
  }
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
    click();
  else
    QAbstractButton::keyPressEvent(event);
}

bool FactorButton::event(QEvent *event) {
  if (event->type() == QEvent::HoverEnter || event->type() == QEvent::HoverLeave) update();
  return QAbstractButton::event(event);
}

} // namespace warpgrain::views
