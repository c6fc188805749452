// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"

#include <optional>
#include <vector>

namespace warpgrain::dependence {

/// Whether a barrier of the kernel's own text orders accesses that no other barrier orders (ALG-A5).
struct BarrierNeed {
  bool isReached = false; ///< true if the instances contain the barrier
  /// The first pair of accesses of different threads of a block that may lose its order without the barrier, with the
  /// lines of both; or what could not be analyzed. No value if there is provably no such pair.
  std::optional<Reason> need;
  std::vector<Reason> assumptions; ///< `need` is empty under these assumptions
};

/// Omits the barrier and compares all pairs with a write that it may separate, including atomics and pointers that may
/// alias. Makes no assumption on rows that may overlap. An atomic through which threads of other blocks may observe the
/// order counts as a need.
BarrierNeed needOf(const model::Unit &unit, const access::KernelInstances &instances, const SourceSpan &barrier);

} // namespace warpgrain::dependence
