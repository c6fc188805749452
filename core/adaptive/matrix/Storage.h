// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace warpgrain::adaptive {

/// Where a matrix's rows are while the mapping changes (MAN-L1).
enum class Storage : std::uint8_t {
  replicated, ///< every rank has all rows, as in the paper: a new mapping moves none
  migrated,   ///< a rank has the rows that it computes; they move when the mapping changes
};

inline constexpr std::array<std::string_view, 2> storageNames{"replicated", "migrated"};

inline std::string_view nameOf(Storage storage) {
  return storageNames[static_cast<std::size_t>(storage)];
}

/// Replicated where the copies of all ranks of a host take at most half of the memory that is free there. All sizes are
/// in bytes.
inline Storage storageFor(std::uint64_t matrixBytes, std::uint64_t ranksOnHost, std::uint64_t freeBytes) {
  return matrixBytes <= freeBytes / 2 / ranksOnHost ? Storage::replicated : Storage::migrated;
}

/// The memory that this host can give to programs, as Linux estimates it (MemAvailable); 0 where it is not known.
std::uint64_t freeMemoryBytes();

} // namespace warpgrain::adaptive
