// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/KernelFacts.h"

#include <vector>

namespace warpgrain::access {

/// Why a request moves more sectors than its data fills.
struct SectorReason {
  Reason why;                         ///< a clause: "neighbouring threads are 24 bytes apart"
  std::vector<Reason> mends;          ///< remedies, as clauses: "let neighbouring threads use neighbouring elements"
  bool areNeighboursTogether = false; ///< true if the data of neighbouring threads is contiguous
};

/// Returns the main cause of wasted bytes (SectorWaste), and the second cause if it is significant. Precondition: there
/// is a sample, with more sectors than its data fills.
SectorReason sectorReason(const AccessFacts &facts, const LaunchContext &launch);

} // namespace warpgrain::access
