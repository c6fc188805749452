// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/Instances.h"

#include <algorithm>

namespace warpgrain::access {

std::string Assumption::text() const {
  if (!range) return value + " is not negative.";
  return value + " is between " + std::to_string(range->first) + " and " + std::to_string(range->second) + ".";
}

std::string ExecutionLimit::text() const {
  switch (kind) {
  case Kind::tooLarge:
    return "The kernel is very large: in a part of it, calls and values that change in loops are not followed.";
  case Kind::notWhole:
    return "The kernel is not read whole. " + what;
  case Kind::hidden:
    return "The kernel holds what is not followed: " + what + ".";
  case Kind::none:
    break;
  }
  return {};
}

bool KernelInstances::isWhole() const {
  return unfollowedCalls.empty() && limit.empty() && std::ranges::all_of(accesses, &AccessInstance::isAffine);
}

} // namespace warpgrain::access
