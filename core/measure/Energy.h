// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <limits>

namespace warpgrain::measure {

/// What one launch of a kernel takes of the whole GPU, launched on end: with what the idle GPU takes meanwhile.
struct Energy {
  double microjoules = 0;
  double uncertainty = 0;     ///< microjoules to both sides
  std::uint64_t launches = 0; ///< that were made between the two readings of the GPU's counter
  double seconds = 0;         ///< between these

  /// The uncertainty as a share of the energy; infinite where the energy is 0.
  double spread() const {
    return microjoules > 0 ? uncertainty / microjoules : std::numeric_limits<double>::infinity();
  }
};

} // namespace warpgrain::measure
