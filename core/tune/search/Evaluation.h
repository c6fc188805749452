// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tune/space/ParameterSpace.h"

#include <cstddef>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace warpgrain::tune {

/// What came of one point.
struct Evaluation {
  PointId point = 0;
  std::optional<double> cost; ///< what is to be small, above 0: a time, an energy; none: it failed
};

/// The evaluations of one search, in the order in which they ended. Each point is in it once.
class History {
public:
  /// A point that is there already keeps its first result.
  void add(const Evaluation &evaluation);

  bool has(PointId point) const { return at_.contains(point); }

  std::span<const Evaluation> evaluations() const { return evaluations_; }

  std::size_t size() const { return evaluations_.size(); }

  /// The one of least cost, the earliest of equal ones; null where none succeeded.
  const Evaluation *best() const;
  /// Null where the point was not evaluated.
  const Evaluation *find(PointId point) const;
  /// Those that succeeded, of least cost first; at most `count`.
  std::vector<Evaluation> bestOnes(std::size_t count) const;

private:
  std::vector<Evaluation> evaluations_;
  std::unordered_map<PointId, std::size_t> at_;
  std::optional<std::size_t> best_;
};

} // namespace warpgrain::tune
