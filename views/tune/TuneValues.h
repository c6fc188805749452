// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace warpgrain::views {

/// What came of a plan of a search.
enum class TuneVerdict : std::uint8_t {
  faster,    ///< than the original, certainly
  same,      ///< as the original
  slower,    ///< than the original, certainly
  ambiguous, ///< more samples would tell
  timed,     ///< there is no original to compare it with
  alike,     ///< its machine code is another plan's
  failed,    ///< it does not compile, or does not run as it should
  refused,   ///< a step may not be made
};

/// One dimension of a search space. Without a step it has its first value.
struct TuneParameter {
  QString name; ///< "coarsen x"
  QStringList values;
};

/// A plan that a search came to.
struct TunePoint {
  QString steps;            ///< "coarsen y 4; unroll k 2"
  std::vector<int> choices; ///< of each parameter, the position of its value
  TuneVerdict verdict = TuneVerdict::refused;
  QString reason;                     ///< a sentence, where it has no time
  std::optional<double> microseconds; ///< the median
  std::optional<double> speedUp;      ///< over the original
  std::optional<double> microjoules;  ///< of a launch, where energy was measured
  std::optional<double> saving;       ///< how many times as much energy the original takes
  bool isKnown = false;               ///< an earlier search evaluated it

  /// It was compiled: it counts in the budget.
  bool isEvaluated() const { return verdict != TuneVerdict::refused && verdict != TuneVerdict::alike; }

  /// Time and energy are known.
  bool hasEnergy() const { return microseconds && microjoules; }
};

/// What a search works on.
struct TuneSpace {
  std::vector<TuneParameter> parameters;
  QStringList leftOut; ///< names of choices that are not in it
  std::optional<double> originalMicroseconds;
  std::optional<double> originalMicrojoules;
  std::size_t budget = 0; ///< plans that are evaluated at most
};

/// A search so far. A point is named by its position.
struct TuneData {
  TuneSpace space;
  std::vector<TunePoint> points;  ///< in the order in which the search came to them
  std::vector<std::size_t> front; ///< those that no other one beats in time and energy, the fastest first

  /// True where plans are told apart by how much faster than the original they are; by their times otherwise.
  bool hasSpeedUps() const { return space.originalMicroseconds.has_value(); }

  bool hasEnergies() const {
    return std::ranges::any_of(points, [](const TunePoint &point) { return point.hasEnergy(); });
  }

  /// What the charts show of a point: its speed-up, or its time in microseconds. None of a point without.
  std::optional<double> valueOf(const TunePoint &point) const {
    return hasSpeedUps() ? point.speedUp : point.microseconds;
  }

  bool isBetter(double one, double other) const { return hasSpeedUps() ? one > other : one < other; }
};

/// The fastest, the middle one and the slowest of those with a value: positions of points.
struct TuneExtremes {
  std::size_t best = 0;
  std::size_t median = 0;
  std::size_t worst = 0;
};

/// None where no point has a value.
std::optional<TuneExtremes> extremesOf(const TuneData &data);

/// How much each parameter decides: shares of the variance of the times, from 0 to 1.
struct TuneImportance {
  std::vector<double> shares; ///< by parameter, of what it explains by itself
  double together = 0;        ///< what several explain together
};

} // namespace warpgrain::views
