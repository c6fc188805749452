// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tune/search/Random.h"
#include "core/tune/search/Strategy.h"

#include <optional>
#include <unordered_set>
#include <vector>

namespace warpgrain::tune {

/// Hands out points of a space, each once.
class PointDraw {
public:
  explicit PointDraw(const SearchTask &task) : space_(*task.space) {}

  /// Admitted, not evaluated and not handed out.
  bool isNew(const History &history, PointId point) const {
    return !handedOut_.contains(point) && !history.has(point) && space_.admits(point);
  }

  bool wasHandedOut(PointId point) const { return handedOut_.contains(point); }

  void handOut(PointId point) { handedOut_.insert(point); }

  /// A new point, each as likely as the others. None where there is none, or where a large space admits so few that
  /// millions of combinations were looked at in vain.
  std::optional<PointId> draw(const History &history, Random &random) const;

private:
  const ParameterSpace &space_;
  std::unordered_set<PointId> handedOut_;
};

/// The admitted points that differ from one in a single parameter.
std::vector<PointId> neighboursOf(const ParameterSpace &space, PointId point);

} // namespace warpgrain::tune
