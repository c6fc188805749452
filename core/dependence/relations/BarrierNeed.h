// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::dependence {

/// What a barrier of the kernel's own text orders that no other barrier does (ALG-A5).
struct BarrierNeed {
  bool isReached = false; ///< the instances have the barrier at all
  /// The first pair of accesses of different threads of a block that may lose its order without the barrier, with the
  /// lines of both; or what could not be looked at. Nothing where it was shown that there is no such pair.
  std::optional<Reason> need;
  std::vector<std::string> assumptions; ///< that `need` is empty by: sentences
};

/// Leaves the barrier out and compares all pairs of which one end writes and between which it may have stood: atomics
/// too, and pointers that may lead to the same memory. Nothing is taken for granted of rows that may run into each
/// other. What threads of other blocks may learn from an atomic counts as a need.
BarrierNeed needOf(const model::Unit &unit, const access::KernelInstances &instances, const SourceSpan &barrier);

} // namespace warpgrain::dependence
