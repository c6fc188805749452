// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/Dependence.h"

#include <cstdint>
#include <span>

namespace warpgrain::dependence {

/// The rule of unroll-and-jam (ALG-C1, corrected). A dependence that the outer loop carries with a distance of at least
/// d has its two ends in different groups of copies up to the factor d, and stays in order. Above that, copies of one
/// group do both ends, and the loops inside, outermost first, decide which comes first.

/// The order in which the loops inside do the two ends.
enum class InnerOrder : std::uint8_t {
  kept,     ///< the source first
  mayTurn,  ///< the sink may come first
  sameTrip, ///< in the same iteration of each loop: the order of the text decides
};

/// True where the sink's iteration may be before the source's.
bool mayGoBack(const Distance &distance);

/// The order by the distances along the loops inside, outermost first.
InnerOrder innerOrder(std::span<const Distance> inner);

/// The largest factor that leaves the two ends to different groups of copies; at least 1.
std::int64_t jamLimit(const Distance &outer);

} // namespace warpgrain::dependence
