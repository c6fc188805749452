// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/tune/ParallelAxes.h"

#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

namespace warpgrain::views {

/// Parallel coordinates of a search: all plans pale, the best of them, within the ranges that are chosen on the axes,
/// strong. With the mouse a range is drawn along an axis; a click on a strong line chooses its plan. With the keyboard
/// Left and Right go from axis to axis, Up and Down choose a value of it, with Shift a range, Delete takes the range
/// away, Enter chooses the best strong line.
class ParallelView : public QWidget {
  Q_OBJECT

public:
  explicit ParallelView(QWidget *parent = nullptr);

  /// Ranges stay where the axes do.
  void showSearch(const TuneData &search);
  /// How many per cent of the plans may be strong.
  void setBest(int percent);
  void clearRanges();
  void setCurrentPoint(std::optional<std::size_t> point);

  const ParallelAxes &lines() const { return lines_; }

  const std::vector<std::optional<AxisRange>> &ranges() const { return ranges_; }

  /// Positions among lines().points().
  const std::vector<std::size_t> &strongLines() const { return strong_; }

  /// In the widget's pixels.
  QPointF positionOf(std::size_t axis, double place) const;

Q_SIGNALS:
  void pointChosen(std::size_t point);
  /// Other lines are strong.
  void strongChanged();

protected:
  void paintEvent(QPaintEvent *event) override;
  void changeEvent(QEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void focusInEvent(QFocusEvent *event) override;
  void focusOutEvent(QFocusEvent *event) override;
  void mousePressEvent(QMouseEvent *event) override;
  void mouseMoveEvent(QMouseEvent *event) override;
  void mouseReleaseEvent(QMouseEvent *event) override;

private:
  QRectF plot() const;
  double placeAt(double y) const;
  std::optional<std::size_t> axisAt(double x) const;
  std::optional<std::size_t> strongLineAt(const QPointF &place) const;
  QPolygonF polylineOf(std::size_t line) const;
  void refresh();
  void setRange(std::size_t axis, std::optional<AxisRange> range);
  void moveValue(int step, bool extends);
  void beginPicture();
  void drawMore();
  void drawAxes(QPainter &painter) const;
  void drawRanges(QPainter &painter) const;

  ParallelAxes lines_;
  std::vector<std::optional<AxisRange>> ranges_; ///< by axis
  std::vector<std::size_t> strong_;
  int best_ = 10;
  std::size_t axis_ = 0; ///< that the keyboard speaks of
  std::optional<std::size_t> current_;
  std::optional<std::size_t> dragged_; ///< axis along which a range is drawn
  double dragFrom_ = 0;
  QPixmap picture_; ///< of all but ranges and what has the focus

  /// A line that is still to be drawn.
  struct Waiting {
    std::size_t line = 0;
    bool isStrong = false;
  };

  QPixmap next_;                 ///< takes the picture's place when it is done
  std::vector<Waiting> waiting_; ///< the next one last
  QTimer more_;
};

} // namespace warpgrain::views
