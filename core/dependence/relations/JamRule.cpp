// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/JamRule.h"

#include <algorithm>

namespace warpgrain::dependence {

bool mayGoBack(const Distance &distance) {
  return !distance.least || *distance.least < 0;
}

InnerOrder innerOrder(std::span<const Distance> inner) {
  for (const Distance &distance : inner) {
    if (mayGoBack(distance)) return InnerOrder::mayTurn;
    if (*distance.least > 0) return InnerOrder::kept;
  }
  return InnerOrder::sameTrip;
}

std::int64_t jamLimit(const Distance &outer) {
  return std::max<std::int64_t>(outer.least.value_or(1), 1);
}

} // namespace warpgrain::dependence
