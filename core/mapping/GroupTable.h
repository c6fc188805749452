// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::mapping {

/// Shape of a work group (a block of threads): its threads along x, y and z.
struct Group {
  std::array<std::int64_t, 3> extent{1, 1, 1};

  std::int64_t threads() const { return extent[0] * extent[1] * extent[2]; }

  /// "16x32" as the paper writes it, x last; "256" for one dimension.
  std::string text(std::size_t rank) const;

  friend bool operator==(const Group &, const Group &) = default;
};

/// The sizes for which shapes are listed.
struct GroupSizes {
  std::int64_t largest = 512; ///< threads
  std::int64_t smallest = 16;
  std::int64_t unit = 16; ///< threads along x are a multiple of it: GT200's half-warp (ERR-E8)
};

/// Lists the shapes of groups of `rank` dimensions (ALG-E7): powers of two, sizes in descending order, for each size
/// the widest shape first. The axes other than x have two threads or more.
///
/// The paper lists shapes of one and two dimensions. Shapes of three dimensions continue its rule: widest along x
/// first, then along y.
std::vector<Group> groupTable(std::size_t rank, const GroupSizes &sizes);

} // namespace warpgrain::mapping
