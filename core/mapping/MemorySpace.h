// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/mapping/Mapping.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace warpgrain::mapping {

enum class Space : std::uint8_t {
  global,
  texture,
  constant,
  local, ///< OpenCL's word for CUDA's shared memory: a strip of the array is prefetched
};

/// "global", "texture", "constant", "local"
std::string_view nameOf(Space space);

/// The memory space of an array under a mapping.
struct SpaceChoice {
  Space space = Space::global;
  /// Where the array itself lies; differs from `space` for local only. The paper names a texture for the vector of its
  /// product of matrix and vector, and global memory for the matrix, by no rule (ERR-E4). Here a strip that is loaded
  /// along its last dimension is in global memory if this load is coalesced, else a texture (DEC-E4).
  Space backing = Space::global;

  friend bool operator==(const SpaceChoice &, const SpaceChoice &) = default;
};

/// True for a true linear, a true reverse linear or a uniform access of the threads along x (ALG-E2, DEC-E1) whose
/// other columns are known.
bool isCoalesced(const access::AccessMatrix &mapped);

/// True if one loop that stays in the kernel moves the access by one element in one row (ALG-E2).
bool isPrefetchable(const access::AccessMatrix &mapped);

/// True if all threads read one address that changes in loops whose trip counts do not grow with the problem (ALG-E2).
bool isSameAddress(const LoopNest &nest, const access::AccessMatrix &mapped);

/// Chooses the memory space of every array of a nest (ALG-E3, the paper's Algorithm 1). `constantBytes` is what the
/// constant memory has; arrays compete for it, the smallest first (DEC-E3). An array of unknown size is not small.
std::vector<SpaceChoice> chooseSpaces(const LoopNest &nest, const Mapping &mapping,
                                      std::int64_t constantBytes = std::int64_t{64} * 1024);

} // namespace warpgrain::mapping
