// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dependence/CurvePoints.h"

#include <QLineF>

#include <algorithm>

namespace warpgrain::views {

namespace {

/// Between two points, in pixels of a picture that is not enlarged.
constexpr double pieceLength = 4;

} // namespace

CurvePoints::CurvePoints(const std::vector<QPointF> &curve) : points_{curve.front()}, ways_{0} {
  for (std::size_t i = 1; i + 2 < curve.size(); i += 3)
    addCubic(curve[i], curve[i + 1], curve[i + 2]);
}

void CurvePoints::addCubic(const QPointF &one, const QPointF &two, const QPointF &end) {
  const QPointF begin = points_.back();
  const double atMost = QLineF(begin, one).length() + QLineF(one, two).length() + QLineF(two, end).length();
  const int pieces = std::clamp(static_cast<int>(atMost / pieceLength), 2, 400);
  for (int i = 1; i <= pieces; ++i) {
    const double t = static_cast<double>(i) / pieces;
    const double u = 1 - t;
    add(u * u * u * begin + 3 * u * u * t * one + 3 * u * t * t * two + t * t * t * end);
  }
}

void CurvePoints::add(const QPointF &point) {
  ways_.push_back(ways_.back() + QLineF(points_.back(), point).length());
  points_.push_back(point);
}

QPointF CurvePoints::at(double way) const {
  const auto behind = static_cast<std::size_t>(std::ranges::lower_bound(ways_, way) - ways_.begin());
  if (behind == 0) return points_.front();
  if (behind == points_.size()) return points_.back();
  const double piece = ways_[behind] - ways_[behind - 1]; // positive: the way lies between the two
  return points_[behind - 1] + (points_[behind] - points_[behind - 1]) * ((way - ways_[behind - 1]) / piece);
}

QPainterPath CurvePoints::pathUpTo(double way) const {
  if (way <= 0) return {};
  QPainterPath path(points_.front());
  for (std::size_t i = 1; i < points_.size() && ways_[i] < way; ++i)
    path.lineTo(points_[i]);
  path.lineTo(at(way));
  return path;
}

} // namespace warpgrain::views
