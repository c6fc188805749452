// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/Instances.h"

#include <algorithm>

namespace warpgrain::access {

bool KernelInstances::isWhole() const {
  return unfollowedCalls.empty() && limit.empty() && std::ranges::all_of(accesses, &AccessInstance::isAffine);
}

} // namespace warpgrain::access
