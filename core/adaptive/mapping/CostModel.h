// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/mapping/Boundaries.h"

#include <span>

namespace warpgrain::adaptive {

/// What is believed of the cost of rows, from the times of whole blocks of them. Every rank keeps the same model of all
/// ranks and computes the same mapping, so that only one time a rank is exchanged.
class CostModel {
public:
  virtual ~CostModel() = default;

  /// Takes in how long each rank computed its block, in seconds, without communication.
  virtual void observe(const Boundaries &boundaries, std::span<const double> seconds) = 0;

  /// The boundaries that would make all ranks' times equal, if the model held. At least one observation was made.
  virtual Boundaries proposal() const = 0;

  /// The longest time of a rank that the model expects of these boundaries, in seconds.
  virtual double longestExpected(const Boundaries &boundaries) const = 0;

  /// Drops what was observed: the environment has changed.
  virtual void forget() = 0;
};

} // namespace warpgrain::adaptive
