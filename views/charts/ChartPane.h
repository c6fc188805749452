// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/Chart.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

namespace warpgrain::views {

/// A point of a chart that something can be told of.
struct ChartSpot {
  QPointF value; ///< in the axes' units
  QString text;
  std::optional<std::size_t> variant;
  QRectF area = {}; ///< in the axes' units, where it is more than a point
};

/// A chart whose spots tell what they are: to the mouse, and to the keyboard (Left and Right go from spot to spot,
/// Enter chooses).
class ChartPane : public QWidget {
  Q_OBJECT

public:
  explicit ChartPane(QWidget *parent = nullptr);

  const Chart &chart() const { return chart_; }

  const std::vector<ChartSpot> &spots() const { return spots_; }

  /// Where a value of the axes lies, in the widget's pixels.
  QPointF positionOf(const QPointF &value) const;

  /// Draws a ring around a variant's spots.
  void setCurrentVariant(std::optional<std::size_t> id);

Q_SIGNALS:
  void variantChosen(std::size_t id);

protected:
  void setChart(Chart chart, std::vector<ChartSpot> spots);
  /// Sets the chart again from what it shows; called when the colours change.
  virtual void draw() = 0;

  void changeEvent(QEvent *event) override;
  void paintEvent(QPaintEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void focusInEvent(QFocusEvent *event) override;
  void focusOutEvent(QFocusEvent *event) override;
  void mouseMoveEvent(QMouseEvent *event) override;
  void mousePressEvent(QMouseEvent *event) override;

private:
  ChartLayout chartLayout() const;
  std::optional<std::size_t> spotAt(const QPointF &point) const;
  void tell(std::size_t spot);
  void choose(std::size_t spot);

  Chart chart_;
  std::vector<ChartSpot> spots_;
  std::optional<std::size_t> reached_; ///< by the keyboard
  std::optional<std::size_t> variant_;
};

} // namespace warpgrain::views
