// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/Chart.h"

#include "views/shared/Theme.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace warpgrain::views {

namespace {

constexpr int steps = 4; ///< between the labels of an axis of numbers
constexpr double margin = 6;
constexpr double tick = 4;

struct Label {
  double value = 0;
  QString text;
};

/// "0.01", "1,000".
QString powerOfTen(int exponent) {
  return QLocale().toString(std::pow(10.0, exponent), 'f', std::max(0, -exponent));
}

std::vector<Label> labelsOf(const ChartAxis &axis) {
  std::vector<Label> out;
  if (axis.isLogarithmic) {
    for (int exponent = static_cast<int>(std::ceil(axis.least)); exponent <= axis.most; ++exponent)
      out.push_back({.value = static_cast<double>(exponent), .text = powerOfTen(exponent)});
    return out;
  }
  for (const QString &category : axis.categories)
    out.push_back({.value = static_cast<double>(out.size()), .text = category});
  for (int i = 0; axis.categories.isEmpty() && i <= steps; ++i) {
    const double value = axis.least + (axis.most - axis.least) * i / steps;
    out.push_back({.value = value, .text = QString::number(value, 'f', axis.decimals)});
  }
  return out;
}

double widestLabel(const ChartAxis &axis, const QFontMetricsF &metrics) {
  double widest = 0;
  for (const Label &label : labelsOf(axis))
    widest = std::max(widest, metrics.horizontalAdvance(label.text));
  return widest;
}

/// Categories have half a place to spare on either side.
std::pair<double, double> rangeOf(const ChartAxis &axis) {
  if (!axis.categories.isEmpty()) return {-0.5, static_cast<double>(axis.categories.size()) - 0.5};
  return {axis.least, axis.most > axis.least ? axis.most : axis.least + 1};
}

QFont boldOf(QFont font) {
  font.setBold(true);
  return font;
}

/// Shortened where there is no room for it.
void drawLine(QPainter &painter, const QRectF &where, const QString &text) {
  const QString shown = painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(where.width()));
  painter.drawText(where, Qt::AlignCenter, shown);
}

void drawBox(QPainter &painter, const ChartBox &box, const ChartLayout &layout) {
  const QRectF where = layout.positionOf(box.area);
  painter.fillRect(where, box.fill);
  const QFontMetricsF metrics(painter.font());
  if (box.text.isEmpty() || metrics.horizontalAdvance(box.text) > where.width() || metrics.height() > where.height())
    return;
  painter.setPen(contrast(Qt::black, box.fill) > contrast(Qt::white, box.fill) ? Qt::black : Qt::white);
  painter.drawText(where, Qt::AlignCenter, box.text);
}

void drawSeries(QPainter &painter, const ChartSeries &series, const ChartLayout &layout) {
  QPolygonF places;
  for (const QPointF &point : series.points)
    places << layout.positionOf(point);
  if (series.line) {
    painter.setPen(*series.line);
    painter.drawPolyline(places);
  }
  if (series.marker.isNull()) return;
  const QPointF half(series.marker.width() / 2.0, series.marker.height() / 2.0);
  for (const QPointF &place : places)
    painter.drawImage(place - half, series.marker);
}

/// Nothing is drawn in its axes.
bool isEmpty(const Chart &chart) {
  return chart.boxes.empty() &&
         std::ranges::all_of(chart.series, [](const ChartSeries &series) { return series.points.empty(); });
}

} // namespace

ChartLayout::ChartLayout(const Chart &chart, const QRectF &area, const QFont &font) : area_(area), font_(font) {
  const QFontMetricsF metrics(font);
  const double line = metrics.height();
  const double titles = chart.vertical.title.isEmpty() ? 0 : line + margin;
  const double left = margin + titles + widestLabel(chart.vertical, metrics) + tick + 2;
  const double below = tick + line + (chart.horizontal.title.isEmpty() ? 0 : tick + line) + margin;
  // The last label of the horizontal axis stands half outside.
  const double right = margin + metrics.averageCharWidth() * 2;
  plot_ = area.adjusted(left, margin + QFontMetricsF(boldOf(font)).height() + margin, -right, -below);
  plot_.setWidth(std::max(plot_.width(), 1.0));
  plot_.setHeight(std::max(plot_.height(), 1.0));
  const auto [firstX, lastX] = rangeOf(chart.horizontal);
  const auto [firstY, lastY] = rangeOf(chart.vertical);
  range_ = QRectF(firstX, firstY, lastX - firstX, lastY - firstY);
}

QPointF ChartLayout::positionOf(const QPointF &value) const {
  return {plot_.left() + (value.x() - range_.left()) / range_.width() * plot_.width(),
          plot_.bottom() - (value.y() - range_.top()) / range_.height() * plot_.height()};
}

QRectF ChartLayout::positionOf(const QRectF &area) const {
  return QRectF(positionOf(area.topLeft()), positionOf(area.bottomRight())).normalized();
}

void paintChart(QPainter &painter, const Chart &chart, const ChartLayout &layout, const QPalette &palette) {
  const ThemeColours &colours = themeColours(isDark(palette));
  const QColor text = palette.color(QPalette::Active, QPalette::Text);
  const QRectF &plot = layout.plot_;
  const double line = QFontMetricsF(layout.font_).height();
  painter.fillRect(layout.area_, palette.color(QPalette::Active, QPalette::Base));

  if (isEmpty(chart)) { // the title says why: a sentence, for which one line is too short
    painter.setFont(layout.font_);
    painter.setPen(text);
    painter.drawText(layout.area_.adjusted(margin * 2, margin * 2, -margin * 2, -margin * 2),
                     static_cast<int>(Qt::AlignTop | Qt::AlignLeft) | Qt::TextWordWrap, chart.title);
    return;
  }

  painter.setFont(boldOf(layout.font_));
  painter.setPen(text);
  drawLine(painter, QRectF(layout.area_.left(), layout.area_.top(), layout.area_.width(), plot.top() - margin / 2),
           chart.title);

  painter.setFont(layout.font_);
  for (const Label &label : labelsOf(chart.vertical)) {
    const double y = layout.positionOf({0, label.value}).y();
    painter.setPen(colours.grid);
    painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    painter.setPen(text);
    painter.drawText(QRectF(layout.area_.left(), y - line / 2, plot.left() - layout.area_.left() - tick - 2, line),
                     Qt::AlignRight | Qt::AlignVCenter, label.text);
  }
  const double room = plot.width() / static_cast<double>(std::max<std::size_t>(1, labelsOf(chart.horizontal).size()));
  for (const Label &label : labelsOf(chart.horizontal)) {
    const double x = layout.positionOf({label.value, 0}).x();
    painter.setPen(colours.grid);
    painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    painter.setPen(text);
    drawLine(painter, QRectF(x - room / 2, plot.bottom() + tick, room, line), label.text);
  }
  for (const ChartBox &box : chart.boxes)
    drawBox(painter, box, layout);
  painter.setPen(colours.faint);
  painter.drawLine(plot.bottomLeft(), plot.bottomRight());
  painter.drawLine(plot.topLeft(), plot.bottomLeft());

  painter.setPen(text);
  drawLine(painter, QRectF(plot.left(), plot.bottom() + 2 * tick + line, plot.width(), line), chart.horizontal.title);
  painter.save();
  painter.translate(layout.area_.left() + margin, plot.center().y());
  painter.rotate(-90);
  drawLine(painter, QRectF(-plot.height() / 2, 0, plot.height(), line), chart.vertical.title);
  painter.restore();

  for (const ChartSeries &series : chart.series)
    drawSeries(painter, series, layout);
}

} // namespace warpgrain::views
