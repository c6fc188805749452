// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace warpgrain::adaptive {

/// How rows come to ranks.
enum class MappingKind : std::uint8_t {
  rows,      ///< as many rows for each rank, all the time
  nonZeros,  ///< as many non-zeros, all the time
  mergePath, ///< as much of the merge path, all the time
  paper,     ///< tuned by normalised row-execution time (NretModel)
  fitted,    ///< tuned by the fitted model (FittedModel)
};

inline constexpr std::array<std::string_view, 5> mappingNames{"rows", "nonzeros", "merge-path", "paper", "fitted"};

inline std::string_view nameOf(MappingKind kind) {
  return mappingNames[static_cast<std::size_t>(kind)];
}

} // namespace warpgrain::adaptive
