// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/mpi/RankGroup.h"

namespace warpgrain::adaptive::tests {

/// The ranks that mpirun has started.
inline RankGroup allRanks() {
  return RankGroup(MPI_COMM_WORLD);
}

} // namespace warpgrain::adaptive::tests
