// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/tune/TuneValues.h"

#include <optional>
#include <vector>

namespace warpgrain::views {

/// A part of an axis, from 0 (below) to 1.
struct AxisRange {
  double from = 0;
  double to = 1;

  bool contains(double place) const { return place >= from && place <= to; }

  friend bool operator==(const AxisRange &, const AxisRange &) = default;
};

/// One axis of parallel coordinates.
struct ParallelAxis {
  QString name;
  QStringList values;                   ///< from below; of the last axis the worst and the best value
  std::optional<std::size_t> parameter; ///< none: how fast the plans are
};

/// Points of a search as lines over parallel axes: one for each parameter in which points differ, and a last one of how
/// fast they are, the best at the top.
class ParallelAxes {
public:
  ParallelAxes() = default;
  explicit ParallelAxes(const TuneData &search);

  const std::vector<ParallelAxis> &axes() const { return axes_; }

  /// Points with a value, the best first.
  const std::vector<std::size_t> &points() const { return points_; }

  /// Where a point's line meets an axis, from 0 to 1. `line`: its position among points().
  double placeOf(std::size_t line, std::size_t axis) const { return places_[line * axes_.size() + axis]; }

  /// Where a value of a parameter's axis stands.
  static double placeOfValue(const ParallelAxis &axis, std::size_t value);

  /// The lines that are among the best of so many per cent and in the ranges of all axes that have one. `ranges`: by
  /// axis.
  std::vector<std::size_t> linesIn(const std::vector<std::optional<AxisRange>> &ranges, int bestPercent) const;

private:
  std::vector<ParallelAxis> axes_;
  std::vector<std::size_t> points_;
  std::vector<double> places_; ///< by line, then by axis
};

} // namespace warpgrain::views
