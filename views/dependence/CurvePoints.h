// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>

#include <vector>

namespace warpgrain::views {

/// Points along a curve, close enough that straight lines between them look round, with the way to each. QPainterPath
/// measures the whole curve again for each point that it is asked for.
class CurvePoints {
public:
  /// `curve` as GraphLayout::edges has it: a begin, and three points for each cubic.
  explicit CurvePoints(const std::vector<QPointF> &curve);

  double length() const { return ways_.back(); }

  /// The point after a way along the curve; an end where the way is outside of it.
  QPointF at(double way) const;
  /// The curve's begin, up to the point after a way; empty where the way is not positive.
  QPainterPath pathUpTo(double way) const;

private:
  void addCubic(const QPointF &one, const QPointF &two, const QPointF &end);
  void add(const QPointF &point);

  std::vector<QPointF> points_;
  std::vector<double> ways_; ///< along the lines, to each point
};

} // namespace warpgrain::views
