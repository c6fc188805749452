// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QImage>
#include <QPalette>
#include <QPen>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

class QPainter;

namespace warpgrain::views {

/// An axis: numbers from `least` to `most`, or categories, which stand at 0, 1, 2, …
struct ChartAxis {
  QString title;
  double least = 0;
  double most = 1;
  int decimals = 0; ///< of its labels
  QStringList categories;
  /// Values, `least` and `most` are exponents of ten; the labels are the powers.
  bool isLogarithmic = false;
};

/// Points, in the order in which a line joins them.
struct ChartSeries {
  std::vector<QPointF> points; ///< in the axes' units
  std::optional<QPen> line;
  QImage marker; ///< stands on each point; may be null
};

/// A filled rectangle: a bar, a cell of a map.
struct ChartBox {
  QRectF area; ///< in the axes' units
  QColor fill;
  QString text; ///< stands in it, in black or white; left out where there is no room
};

/// What a chart shows; later series are drawn over earlier ones, and all over the boxes.
struct Chart {
  QString title;
  ChartAxis horizontal;
  ChartAxis vertical;
  std::vector<ChartSeries> series;
  std::vector<ChartBox> boxes = {};
};

/// Where the parts of a chart lie in a rectangle.
class ChartLayout {
public:
  ChartLayout(const Chart &chart, const QRectF &area, const QFont &font);

  /// The rectangle between the axes.
  const QRectF &plot() const { return plot_; }

  QPointF positionOf(const QPointF &value) const;
  /// Of an area in the axes' units.
  QRectF positionOf(const QRectF &area) const;

private:
  friend void paintChart(QPainter &painter, const Chart &chart, const ChartLayout &layout, const QPalette &palette);

  QRectF area_;
  QRectF plot_;
  QRectF range_; ///< in the axes' units
  QFont font_;
};

/// Background, title, axes, grid and series, in the colours of a palette.
void paintChart(QPainter &painter, const Chart &chart, const ChartLayout &layout, const QPalette &palette);

} // namespace warpgrain::views
