// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/factors/FactorButton.h"

#include "views/shared/Texts.h"
#include "views/shared/Theme.h"
#include "views/shared/VerdictText.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

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
  kind_ = value.verdict.kind;
  pending_ = value.pending;
  if (text() != value.label) {
    setText(value.label);
    updateGeometry();
  }
  const QString verdict = pending_ ? tr("being checked") : verdictName(kind_);
  setAccessibleName(tr("%1 %2: %3").arg(rowTitle, value.label, verdict));
  QString help = pending_ ? verdict : verdictTooltip(value.verdict);
  if (!pending_ && !value.lift.word.empty())
    help += u'\n' + tr("It can be made after %1.").arg(toQString(toString(value.lift)));
  setToolTip(help);
  update();
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
}

void FactorButton::focusInEvent(QFocusEvent *event) {
  QAbstractButton::focusInEvent(event);
  update();
  if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason) Q_EMIT focused();
}

void FactorButton::keyPressEvent(QKeyEvent *event) {
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
