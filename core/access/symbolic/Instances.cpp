// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/Instances.h"

#include <algorithm>

namespace warpgrain::access {

std::string Assumption::text() const {
  if (!range) return value + " is not negative.";
  return value + " is between " + std::to_string(range->first) + " and " + std::to_string(range->second) + ".";
}

bool KernelInstances::isWhole() const {
  return unfollowedCalls.empty() && !limit && std::ranges::all_of(accesses, &AccessInstance::isAffine);
}

} // namespace warpgrain::access
