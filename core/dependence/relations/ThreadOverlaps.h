// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/CarriedDependences.h"

#include <functional>
#include <optional>

namespace warpgrain::dependence {

/// Two accesses, at least one of them a write, through which different threads of a block may access one address at any
/// time, whether or not a barrier lies between. Only the accesses that `isChosen` accepts are considered. Returns the
/// first such pair; no value if there is provably none. Makes no assumption that rows do not overlap.
std::optional<ThreadOverlap>
overlapOfThreads(const model::Unit &unit, const access::KernelInstances &instances,
                 const std::function<bool(const access::AccessInstance &access)> &isChosen);

} // namespace warpgrain::dependence
