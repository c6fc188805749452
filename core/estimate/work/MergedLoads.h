// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/KernelFacts.h"
#include "core/model/Unit.h"

#include <vector>

namespace warpgrain::estimate {

/// What a compiler makes of the requests of one reference.
struct MergedLoads {
  double share = 1; ///< of the requests that the source makes, 0 to 1: the others load what was loaded before
  double width = 1; ///< elements that one instruction loads
  /// Elements that one instruction loads for all lanes of a warp from one address.
  bool isBroadcast = false;
};

/// Says of each of KernelFacts::accesses which loads nvcc is expected to make.
///
/// A load of an address that was loaded before is made once: in the same iteration, and in iterations of a loop that is
/// written out whole. A store in between that may change the element ends that, unless the element is read through a
/// pointer that the source promises not to overlap. Loads of neighbouring elements of shared memory that iterations
/// written one after the other make become wide ones.
std::vector<MergedLoads> mergedLoadsOf(const model::Unit &unit, const access::KernelFacts &facts);

} // namespace warpgrain::estimate
