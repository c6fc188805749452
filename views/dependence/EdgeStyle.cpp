// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dependence/EdgeStyle.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>
#include <QPainterPath>

namespace warpgrain::views {

using dependence::DependenceKind;

namespace {

constexpr double headLength = 9;
constexpr double headHalfWidth = 4;

QColor colourOf(DependenceKind kind, Hazard hazard, const ThemeColours &theme) {
  if (hazard == Hazard::race) return theme.error;
  if (hazard == Hazard::possible) return theme.warning;
  switch (kind) {
  case DependenceKind::flow:
    return theme.series[0];
  case DependenceKind::anti:
    return theme.series[2];
  case DependenceKind::output:
    return theme.series[3];
  default:
    return theme.faint;
  }
}

/// In widths of the line.
QList<qreal> dashesOf(DependenceKind kind) {
  switch (kind) {
  case DependenceKind::flow:
    return {};
  case DependenceKind::anti:
    return {5, 3};
  case DependenceKind::output:
    return {7, 3, 1.2, 3};
  default:
    return {1.2, 2.6};
  }
}

QImage blankSample(const QSize &size, double pixelRatio) {
  QImage image(size * pixelRatio, QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(pixelRatio);
  image.fill(Qt::transparent);
  return image;
}

} // namespace

QPen edgePen(DependenceKind kind, Hazard hazard, bool isCertain, const GraphStyle &style) {
  QPen pen(colourOf(kind, hazard, style.theme()), warns(hazard) ? 2.4 : isCertain ? 1.7 : 1.1);
  pen.setCapStyle(Qt::FlatCap);
  pen.setJoinStyle(Qt::RoundJoin);
  if (const QList<qreal> dashes = dashesOf(kind); !dashes.isEmpty()) pen.setDashPattern(dashes);
  return pen;
}

double arrowLength(DependenceKind kind) {
  return kind == DependenceKind::input ? headLength * 0.8 : headLength;
}

void drawArrowHead(QPainter &painter, DependenceKind kind, const QPointF &from, const QPointF &tip, const QPen &pen,
                   const QColor &background) {
  painter.save();
  painter.translate(tip);
  painter.rotate(-QLineF(from, tip).angle());
  painter.setPen(QPen(pen.color(), 1.3));
  painter.setBrush(kind == DependenceKind::flow || kind == DependenceKind::output ? pen.color() : background);
  switch (kind) {
  case DependenceKind::flow:
  case DependenceKind::anti:
    painter.drawPolygon(QPolygonF{{0, 0}, {-headLength, headHalfWidth}, {-headLength, -headHalfWidth}});
    break;
  case DependenceKind::output:
    painter.drawPolygon(
        QPolygonF{{0, 0}, {-headLength / 2, headHalfWidth}, {-headLength, 0}, {-headLength / 2, -headHalfWidth}});
    break;
  default:
    painter.drawEllipse(QPointF(-arrowLength(kind) / 2, 0), arrowLength(kind) / 2, arrowLength(kind) / 2);
  }
  painter.restore();
}

void drawHazardSign(QPainter &painter, const QPointF &centre, double size, Hazard hazard, const GraphStyle &style) {
  const bool isRace = hazard == Hazard::race;
  const QColor colour = isRace                       ? style.theme().error
                        : hazard == Hazard::possible ? style.theme().warning
                                                     : style.theme().faint;
  const double half = size / 2;
  QPainterPath triangle;
  triangle.moveTo(centre + QPointF(0, -half));
  triangle.lineTo(centre + QPointF(half * 1.08, half * 0.86));
  triangle.lineTo(centre + QPointF(-half * 1.08, half * 0.86));
  triangle.closeSubpath();
  painter.save();
  painter.setPen(QPen(colour, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(isRace ? colour : style.colour(QPalette::Base));
  painter.drawPath(triangle);
  QFont font = style.text;
  font.setBold(true);
  font.setPixelSize(std::max(6, static_cast<int>(size * 0.62)));
  painter.setFont(font);
  painter.setPen(isRace ? style.colour(QPalette::Base) : colour);
  const QString sign = isRace                       ? QStringLiteral("!")
                       : hazard == Hazard::possible ? QStringLiteral("?")
                                                    : QStringLiteral("✓");
  painter.drawText(QRectF(centre - QPointF(half, half * 0.62), QSizeF(size, size * 0.8)), Qt::AlignCenter, sign);
  painter.restore();
}

QSizeF labelSize(const QString &label, Hazard hazard, const GraphStyle &style) {
  const QFontMetricsF metrics(style.text);
  return {metrics.horizontalAdvance(label) + 8 + (warns(hazard) ? hazardSignSize + 3 : 0), metrics.height() + 1};
}

QImage edgeSample(DependenceKind kind, const GraphStyle &style, double pixelRatio) {
  QImage image = blankSample({44, 16}, pixelRatio);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  const QPen pen = edgePen(kind, Hazard::none, true, style);
  painter.setPen(pen);
  painter.drawLine(QPointF(1, 8), QPointF(42 - arrowLength(kind), 8));
  drawArrowHead(painter, kind, {1, 8}, {42, 8}, pen, style.colour(QPalette::Base));
  return image;
}

QImage hazardSample(Hazard hazard, const GraphStyle &style, double pixelRatio) {
  QImage image = blankSample({18, 16}, pixelRatio);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  drawHazardSign(painter, {9, 8}, 14, hazard, style);
  return image;
}

} // namespace warpgrain::views
