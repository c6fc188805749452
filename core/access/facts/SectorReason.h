// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/KernelFacts.h"

#include <string>

namespace warpgrain::access {

/// Why a request moves more sectors than its data fills.
struct SectorReason {
  std::string why;  ///< a clause: "neighbouring threads are 24 bytes apart"
  std::string mend; ///< "; let neighbouring threads use neighbouring elements"; empty where there is none
  bool areNeighboursTogether = false; ///< what threads beside each other use lies side by side
};

/// By what wastes most (SectorWaste), and by the second cause too where it is no trifle. Precondition: there is a
/// sample, with more sectors than its data fills.
SectorReason sectorReason(const AccessFacts &facts, const LaunchContext &launch);

} // namespace warpgrain::access
