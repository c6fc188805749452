// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dependence/GraphItems.h"

#include <QPainter>
#include <QPainterPathStroker>

#include <algorithm>

namespace warpgrain::views {

namespace {

constexpr double dimOpacity = 0.25;
constexpr double shortLength = 70;

QPainterPath pathOf(const std::vector<QPointF> &curve) {
  QPainterPath path(curve.front());
  for (std::size_t i = 1; i + 2 < curve.size(); i += 3)
    path.cubicTo(curve[i], curve[i + 1], curve[i + 2]);
  return path;
}

} // namespace

EdgeItem::EdgeItem(std::size_t edge, const GraphEdge &value, const QString &label, const std::vector<QPointF> &curve,
                   const GraphStyle &style)
    : GraphItem(QRectF(), style), edge_(edge), value_(value), label_(label), path_(pathOf(curve)), points_(curve),
      tip_(curve.back()) {
  shaft_ = points_.pathUpTo(points_.length() - arrowLength(value_.kind));
  neck_ = shaft_.isEmpty() ? curve.front() : shaft_.currentPosition();
  setZValue(4);
}

std::vector<QRectF> EdgeItem::labelPlaces() const {
  std::vector<QRectF> places;
  const QSizeF size = labelSize(label_, value_.hazard, style());
  // A short arrow would be hidden behind its letter: that stands beside it.
  if (const QRectF around = path_.boundingRect(); points_.length() < shortLength)
    for (const double gap : {4.0, 24.0, 44.0})
      places.emplace_back(QPointF(around.right() + gap, around.center().y() - size.height() / 2), size);
  for (const double part : {0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82, 0.46, 0.54, 0.38, 0.62, 0.3, 0.7})
    places.emplace_back(points_.at(part * points_.length()) - QPointF(size.width() / 2, size.height() / 2), size);
  return places;
}

void EdgeItem::setLabelPlace(const QRectF &rect) {
  prepareGeometryChange();
  labelPlace_ = rect;
}

void EdgeItem::setEmphasis(Emphasis emphasis) {
  GraphItem::setEmphasis(emphasis);
  setOpacity(emphasis == Emphasis::dim ? dimOpacity : 1);
  setZValue(emphasis == Emphasis::strong ? 5 : 4);
}

QRectF EdgeItem::boundingRect() const {
  return path_.controlPointRect().adjusted(-8, -8, 8, 8) | labelPlace_.adjusted(-2, -2, 2, 2);
}

QPainterPath EdgeItem::shape() const {
  QPainterPathStroker stroker;
  stroker.setWidth(9);
  QPainterPath shape = stroker.createStroke(path_);
  shape.addRect(labelPlace_);
  return shape;
}

void EdgeItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
  QPen pen = edgePen(value_.kind, value_.hazard, value_.isCertain, style());
  const QColor base = style().colour(QPalette::Base);
  if (emphasis() == Emphasis::strong) {
    painter->setBrush(Qt::NoBrush);
    QColor halo = style().theme().focus;
    halo.setAlphaF(0.35F);
    painter->setPen(QPen(halo, pen.widthF() + 7, Qt::SolidLine, Qt::RoundCap));
    painter->drawPath(path_);
    pen.setWidthF(pen.widthF() + 0.8);
  }
  painter->setBrush(Qt::NoBrush);
  painter->setPen(pen);
  painter->drawPath(shaft_);
  drawArrowHead(*painter, value_.kind, neck_, tip_, pen, base);
  if (!labelPlace_.isEmpty()) paintLabel(*painter, pen);
}

void EdgeItem::paintLabel(QPainter &painter, const QPen &pen) const {
  painter.setPen(QPen(pen.color(), emphasis() == Emphasis::strong ? 2 : 1));
  painter.setBrush(style().colour(QPalette::Base));
  painter.drawRoundedRect(labelPlace_, 4, 4);
  QRectF letters = labelPlace_;
  if (warns(value_.hazard)) {
    drawHazardSign(painter, {labelPlace_.left() + 4 + hazardSignSize / 2, labelPlace_.center().y()}, hazardSignSize,
                   value_.hazard, style());
    letters.setLeft(labelPlace_.left() + hazardSignSize + 5);
  }
  painter.setFont(style().text);
  painter.setPen(pen.color());
  painter.drawText(letters, Qt::AlignCenter, label_);
}

} // namespace warpgrain::views
