// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Program.h"
#include "core/openmp/regions/Updates.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::openmp {

/// Another order of a kernel's iterations (ALG-G1): of a nest whose outermost loop the directive shares out, threads
/// take the iterations of another loop, or of several, so that neighbouring threads access neighbouring elements. The
/// other loops are executed by each thread, in the order in which they stand.
struct LoopOrder {
  std::vector<const Statement *> nest; ///< `for` statements; the first is the directive's, each is all that the one
                                       ///< before it executes, and each has `counted`
  std::vector<std::size_t> shared;     ///< of `nest`, in its order: the last one runs fastest along the threads
  std::vector<Overlap> apart;          ///< the order is allowed where these lead to different blocks of memory,
  std::vector<std::string> conditions; ///< and these hold: expressions of the host
  std::int64_t least = 0;              ///< and gains where the last shared loop has so many iterations

  /// True if nothing has to be asked before the launch.
  bool isCertain() const { return apart.empty() && conditions.empty() && least == 0; }

  /// The loops that threads share out.
  std::vector<CountedLoop> sharedLoops() const;

  /// The loops that each thread executes, the outermost first.
  std::vector<CountedLoop> serialLoops() const;

  /// What the innermost loop executes.
  const Statement &body() const { return nest.back()->children.back(); }
};

} // namespace warpgrain::openmp
