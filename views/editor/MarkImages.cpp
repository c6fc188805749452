// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/MarkImages.h"

#include <QCoreApplication>
#include <QPainter>

namespace warpgrain::views {

namespace {

/// Carries the translations of free functions.
class MarkNames {
  Q_DECLARE_TR_FUNCTIONS(MarkNames)
};

/// A line often has both of such a pair: they share a wide margin.
bool isPaired(MarkKind kind) {
  switch (kind) {
  case MarkKind::globalAccess:
  case MarkKind::sharedAccess:
  case MarkKind::uncoalesced:
  case MarkKind::conflicting:
    return true;
  default:
    return false;
  }
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
  case MarkKind::uncoalesced: // pieces that lie apart
    painter.setBrush(colours.warning);
    for (const double x : {0.06, 0.36, 0.66})
      painter.drawRect(QRectF(at(x, x < 0.3   ? 0.12
                                    : x < 0.6 ? 0.42
                                              : 0.66),
                              at(x + 0.2, x < 0.3   ? 0.34
                                          : x < 0.6 ? 0.64
                                                    : 0.88)));
    break;
  case MarkKind::conflicting: // a stack on one spot
    painter.setBrush(colours.warning);
    for (const double y : {0.1, 0.4, 0.7})
      painter.drawRect(QRectF(at(1.05, y), at(1.55, y + 0.2)));
    break;
  case MarkKind::racy: // a flash
    painter.setBrush(colours.illegal);
    painter.drawPolygon(
        QPolygonF{at(0.62, 0.02), at(0.16, 0.58), at(0.46, 0.58), at(0.34, 0.98), at(0.86, 0.4), at(0.54, 0.4)});
    break;
  }
}

} // namespace

QImage markImage(MarkKind kind, const ThemeColours &colours, int size) {
  const int width = isPaired(kind) ? size * 17 / 10 : size;
  QImage image(width, size, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  paintMark(painter, kind, colours, size);
  return image;
}

QString markName(MarkKind kind) {
  switch (kind) {
  case MarkKind::directive:
    return MarkNames::tr("directive");
  case MarkKind::barrier:
    return MarkNames::tr("barrier");
  case MarkKind::launch:
    return MarkNames::tr("launch");
  case MarkKind::globalAccess:
    return MarkNames::tr("global memory");
  case MarkKind::sharedAccess:
    return MarkNames::tr("shared memory");
  case MarkKind::uncoalesced:
    return MarkNames::tr("uncoalesced");
  case MarkKind::conflicting:
    return MarkNames::tr("bank conflict");
  default:
    return MarkNames::tr("race");
  }
}

} // namespace warpgrain::views
