// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dependence/GraphItems.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace warpgrain::views {

namespace {

constexpr double cornerRadius = 4;

QColor mixed(const QColor &one, const QColor &other, double part) {
  return QColor::fromRgbF(static_cast<float>(one.redF() * (1 - part) + other.redF() * part),
                          static_cast<float>(one.greenF() * (1 - part) + other.greenF() * part),
                          static_cast<float>(one.blueF() * (1 - part) + other.blueF() * part));
}

} // namespace

void GraphItem::setEmphasis(Emphasis emphasis) {
  if (emphasis == emphasis_) return;
  emphasis_ = emphasis;
  update();
}

StatementItem::StatementItem(std::size_t row, const GraphRow &value, const CardColumns &columns, const QRectF &rect,
                             const GraphStyle &style)
    : GraphItem(rect, style), row_(row), value_(value), columns_(columns) {
  setZValue(3);
}

void StatementItem::setCaret(bool isHere) {
  if (isHere == hasCaret_) return;
  hasCaret_ = isHere;
  update();
}

void StatementItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
  const QColor base = style().colour(QPalette::Base);
  const QColor text = style().colour(QPalette::Text);
  const bool isStrong = emphasis() == Emphasis::strong;
  const QColor frame = isStrong ? style().theme().focus : mixed(style().theme().faint, base, 0.4);
  painter->setPen(QPen(frame, isStrong ? 2 : 1));
  painter->setBrush(hasCaret_ ? style().theme().changedLine : style().colour(QPalette::AlternateBase));
  painter->drawRoundedRect(rect(), cornerRadius, cornerRadius);
  const double padding = CardColumns::padding;
  if (hasCaret_) { // a mark beside the colour
    painter->setPen(Qt::NoPen);
    painter->setBrush(style().theme().warning);
    painter->drawPolygon(QPolygonF{rect().topLeft() + QPointF(-1, rect().height() / 2 - 5),
                                   rect().topLeft() + QPointF(6, rect().height() / 2),
                                   rect().topLeft() + QPointF(-1, rect().height() / 2 + 5)});
  }
  QRectF cell(rect().left() + padding, rect().top(), columns_.number, rect().height());
  painter->setFont(style().text);
  painter->setPen(style().theme().faint);
  painter->drawText(cell, Qt::AlignRight | Qt::AlignVCenter, QString::number(value_.number));
  cell = QRectF(cell.right() + padding, rect().top(), columns_.text, rect().height());
  painter->setFont(style().code);
  painter->setPen(text);
  const QFontMetricsF code(style().code);
  painter->drawText(cell, Qt::AlignLeft | Qt::AlignVCenter,
                    code.elidedText(value_.text, Qt::ElideRight, columns_.text + 1));
  cell = QRectF(cell.right() + padding, rect().top(), columns_.line, rect().height());
  painter->setFont(style().text);
  painter->setPen(style().theme().faint);
  painter->drawText(cell, Qt::AlignRight | Qt::AlignVCenter, linesOf(value_));
}

BarrierItem::BarrierItem(std::size_t row, const GraphRow &value, const QRectF &rect, const QRectF &column,
                         const CardColumns &columns, const GraphStyle &style)
    : GraphItem(rect, style), row_(row), value_(value), column_(column), columns_(columns) {
  setZValue(1);
}

void BarrierItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
  const QColor text = style().colour(QPalette::Text);
  const QColor base = style().colour(QPalette::Base);
  const bool isStrong = emphasis() == Emphasis::strong;
  const QColor line = isStrong           ? style().theme().focus
                      : value_.isUniform ? mixed(text, base, 0.35)
                                         : style().theme().error;
  painter->fillRect(rect(), mixed(base, value_.isUniform ? text : style().theme().error, 0.14));
  // Two lines, as of a wall; dashed where not everybody may come to it.
  painter->setPen(QPen(line, isStrong ? 3 : 2, value_.isUniform ? Qt::SolidLine : Qt::DashLine));
  painter->drawLine(rect().topLeft(), rect().topRight());
  painter->drawLine(rect().bottomLeft(), rect().bottomRight());
  const double padding = CardColumns::padding;
  QRectF cell(column_.left() + padding, rect().top(), columns_.number, rect().height());
  if (!value_.isUniform)
    drawHazardSign(*painter, cell.center() - QPointF(1, 0), rect().height() - 5, Hazard::race, style());
  cell = QRectF(cell.right() + padding, rect().top(), columns_.text, rect().height());
  painter->setFont(style().code);
  painter->setPen(value_.isUniform ? text : style().theme().error);
  painter->drawText(cell, Qt::AlignLeft | Qt::AlignVCenter,
                    QFontMetricsF(style().code).elidedText(value_.text, Qt::ElideRight, columns_.text + 1));
  cell = QRectF(cell.right() + padding, rect().top(), columns_.line, rect().height());
  painter->setFont(style().text);
  painter->drawText(cell, Qt::AlignRight | Qt::AlignVCenter, linesOf(value_));
}

BoxItem::BoxItem(const GraphBox &value, const QRectF &rect, const QRectF &title, const GraphStyle &style)
    : GraphItem(rect, style), value_(value), title_(title) {}

void BoxItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
  const QColor base = style().colour(QPalette::Base);
  const bool isLoop = value_.kind == GraphBox::Kind::loop;
  QColor fill = style().colour(QPalette::Text);
  fill.setAlphaF(0.035F); // frames inside frames become darker
  painter->setPen(QPen(mixed(style().theme().faint, base, 0.25), 1.2, isLoop ? Qt::SolidLine : Qt::DashLine));
  painter->setBrush(fill);
  painter->drawRoundedRect(rect(), 2 * cornerRadius, 2 * cornerRadius);
  const QFontMetricsF code(style().code);
  const QString sign = isLoop ? QStringLiteral("↻ ") : QStringLiteral("ƒ ");
  const QString line = value_.place.line > 0 ? QString::number(value_.place.line) : QString();
  painter->setFont(style().code);
  painter->setPen(style().theme().faint);
  const double left = title_.width() - QFontMetricsF(style().text).horizontalAdvance(line) - 2 * CardColumns::padding;
  painter->drawText(title_, Qt::AlignLeft | Qt::AlignVCenter,
                    code.elidedText(sign + value_.title, Qt::ElideRight, left));
  painter->setFont(style().text);
  painter->drawText(title_.adjusted(0, 0, -CardColumns::padding, 0), Qt::AlignRight | Qt::AlignVCenter, line);
}

} // namespace warpgrain::views
