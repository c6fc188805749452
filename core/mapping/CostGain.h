// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/mapping/GroupTable.h"
#include "core/mapping/MemorySpace.h"

#include <cstdint>
#include <vector>

namespace warpgrain::mapping {

/// Returns the cost of an access (ALG-E4): 0 if the threads along x access it coalesced, else the threads of a group
/// along all axes that move it.
std::int64_t costOf(const access::AccessMatrix &mapped, const Mapping &mapping, const Group &group);

/// The strip of a prefetched array that a group holds in local memory (ALG-E5).
struct Tile {
  std::int64_t elements = 0;
  std::int64_t gain = 0;
};

/// Returns the length of a strip: the least extent of the group among the axes of the mapping.
std::int64_t stripOf(const Mapping &mapping, const Group &group);

Tile tileOf(const NestArray &array, const Mapping &mapping, const Group &group);

/// What one array contributes.
struct ArrayNumbers {
  SpaceChoice space;
  std::int64_t cost = 0;
  std::int64_t gain = 0;       ///< 0 if it is not prefetched
  std::int64_t localBytes = 0; ///< of one group; 0 if it is not prefetched
};

/// The numbers of a nest under a mapping, for one shape of group.
struct NestNumbers {
  std::vector<ArrayNumbers> arrays; ///< in the order of the nest
  std::int64_t cost = 0;
  std::int64_t gain = 0;
  std::int64_t localBytes = 0;
};

NestNumbers numbersOf(const LoopNest &nest, const Mapping &mapping, const Group &group,
                      const std::vector<SpaceChoice> &spaces);

} // namespace warpgrain::mapping
