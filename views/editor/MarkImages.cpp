// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/MarkImages.h"

#include <QCoreApplication>
#include <QPainter>

namespace warpgrain::views {

namespace {

bool isAccess(MarkKind kind) {
  return kind == MarkKind::globalAccess || kind == MarkKind::sharedAccess;
}

void paintMark(QPainter &painter, MarkKind kind, const ThemeColours &colours, double size) {
  painter.setPen(Qt::NoPen);
  const auto at = [size](double x, double y) { return QPointF(x * size, y * size); };
  switch (kind) {
  case MarkKind::directive:
    painter.setBrush(colours.series[3]);
    painter.drawPolygon(QPolygonF{at(0.5, 0.1), at(0.9, 0.5), at(0.5, 0.9), at(0.1, 0.5)});
    break;
  case MarkKind::barrier:
    painter.setBrush(colours.series[1]);
    painter.drawRect(QRectF(at(0.08, 0.26), at(0.92, 0.42)));
    painter.drawRect(QRectF(at(0.08, 0.58), at(0.92, 0.74)));
    break;
  case MarkKind::launch:
    painter.setBrush(colours.series[2]);
    painter.drawPolygon(QPolygonF{at(0.2, 0.1), at(0.9, 0.5), at(0.2, 0.9)});
    break;
  case MarkKind::globalAccess:
    painter.setBrush(colours.series[0]);
    painter.drawEllipse(QRectF(at(0.12, 0.18), at(0.76, 0.82)));
    break;
  case MarkKind::sharedAccess:
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.series[5], size * 0.15));
    painter.drawRect(QRectF(at(1.05, 0.25), at(1.55, 0.75)));
    break;
  }
}

} // namespace

QImage markImage(MarkKind kind, const ThemeColours &colours, int size) {
  const int width = isAccess(kind) ? size * 17 / 10 : size;
  QImage image(width, size, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  paintMark(painter, kind, colours, size);
  return image;
}

QString markName(MarkKind kind) {
  const auto tr = [](const char *text) { return QCoreApplication::translate("warpgrain::views::SourceEditor", text); };
  switch (kind) {
  case MarkKind::directive:
    return tr("directive");
  case MarkKind::barrier:
    return tr("barrier");
  case MarkKind::launch:
    return tr("launch");
  case MarkKind::globalAccess:
    return tr("global memory");
  default:
    return tr("shared memory");
  }
}

} // namespace warpgrain::views
