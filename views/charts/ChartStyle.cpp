// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/ChartStyle.h"

#include "views/shared/Theme.h"

#include <QPainter>

#include <array>

namespace warpgrain::views {

namespace {

constexpr std::array shapes{MarkerShape::disc, MarkerShape::square, MarkerShape::diamond, MarkerShape::triangle,
                            MarkerShape::ring};
constexpr std::array dashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};

constexpr int markerSize = 11;

} // namespace

QPen seriesPen(std::size_t number, bool dark) {
  const auto &colours = themeColours(dark).series;
  QPen pen(colours[number % colours.size()], 2);
  pen.setStyle(dashes[number / shapes.size() % dashes.size()]);
  return pen;
}

QImage seriesMarker(std::size_t number, bool dark) {
  const auto &colours = themeColours(dark).series;
  return markerImage(shapes[number % shapes.size()], colours[number % colours.size()], markerSize);
}

QImage lineImage(const QPen &pen, int size) {
  QImage image(2 * size, size, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setPen(pen);
  painter.drawLine(0, size / 2, 2 * size, size / 2);
  return image;
}

QImage markerImage(MarkerShape shape, const QColor &colour, int size) {
  QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  const QRectF inner = QRectF(image.rect()).adjusted(1, 1, -1, -1);
  switch (shape) {
  case MarkerShape::disc:
    painter.drawEllipse(inner);
    break;
  case MarkerShape::square:
    painter.drawRect(inner.adjusted(1, 1, -1, -1));
    break;
  case MarkerShape::diamond:
    painter.drawPolygon(QPolygonF{QPointF(inner.center().x(), inner.top()), QPointF(inner.right(), inner.center().y()),
                                  QPointF(inner.center().x(), inner.bottom()),
                                  QPointF(inner.left(), inner.center().y())});
    break;
  case MarkerShape::triangle:
    painter.drawPolygon(QPolygonF{QPointF(inner.center().x(), inner.top()), inner.bottomRight(), inner.bottomLeft()});
    break;
  case MarkerShape::ring:
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 2));
    painter.drawEllipse(inner.adjusted(1, 1, -1, -1));
    break;
  case MarkerShape::cross:
    painter.setPen(QPen(colour, 2.5));
    painter.drawLine(inner.topLeft(), inner.bottomRight());
    painter.drawLine(inner.topRight(), inner.bottomLeft());
    break;
  }
  return image;
}

} // namespace warpgrain::views
