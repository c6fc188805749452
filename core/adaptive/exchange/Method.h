// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace warpgrain::adaptive {

/// How ranks get the elements of x that others have computed (ALG-L2).
enum class ExchangeMethod : std::uint8_t {
  allGather, ///< CM1: every rank gets every element (MPI_Allgatherv)
  blocks,    ///< CM2: from each rank the block from the first to the last element that is needed
  packed,    ///< CM3: from each rank the elements that are needed, and no others
};

inline constexpr std::array<std::string_view, 3> exchangeNames{"allgather", "blocks", "packed"};

inline std::string_view nameOf(ExchangeMethod method) {
  return exchangeNames[static_cast<std::size_t>(method)];
}

} // namespace warpgrain::adaptive
