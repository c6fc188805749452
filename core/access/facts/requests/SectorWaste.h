// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/requests/WarpRequest.h"

#include <array>
#include <optional>

namespace warpgrain::access {

/// Why a request moves bytes of a sector that it does not need.
enum class WasteCause : std::uint8_t {
  otherParts, ///< the bytes belong to the same elements, but other instructions move them
  idleLanes,  ///< the bytes belong to inactive lanes between the active ones
  gaps,       ///< the bytes are between the elements of neighbouring lanes
  rowBegins,  ///< the lanes access several rows, which begin inside sectors
  shortRows,  ///< the lanes access several rows, whose lengths are not multiples of a sector
  begin,      ///< all elements are contiguous but begin inside a sector
};

inline constexpr std::size_t wasteCauses = 6;

/// Layout of a warp's elements: contiguous rows of elements of neighbouring lanes.
struct WarpShape {
  int activeLanes = 0;
  int laneStep = 0;               ///< every laneStep-th lane is active; 0 if their distances differ
  int rows = 1;                   ///< number of contiguous pieces
  std::int64_t rowBytes = 0;      ///< length of the longest row
  std::int64_t distanceBytes = 0; ///< distance from row to row; 0 if it varies
  std::int64_t beginBytes = 0;    ///< offset of the first row in its sector

  friend bool operator==(const WarpShape &, const WarpShape &) = default;
};

/// Waste of one cause over all requests.
struct WasteShare {
  std::int64_t bytes = 0;
  std::int64_t worst = 0; ///< largest waste of one request
  WarpShape shape;        ///< layout of that request
  bool sameBegin = true;  ///< all requests with this cause begin at the same offset in a sector
  bool sameStep = true;   ///< all of them have the same distance between active lanes
};

/// The sector bytes that requests move in vain, by cause. Counts only requests that move more sectors than their data
/// would fill. The end of a sector that stays empty in any layout is not waste.
struct SectorWaste {
  std::array<WasteShare, wasteCauses> of{};

  const WasteShare &operator[](WasteCause cause) const { return of[static_cast<std::size_t>(cause)]; }

  WasteShare &operator[](WasteCause cause) { return of[static_cast<std::size_t>(cause)]; }

  std::int64_t bytes() const;
  /// Returns the cause with the most waste; no value if there is none.
  std::optional<WasteCause> main() const;

  /// Adds a warp's request that is executed `times` times.
  void add(const WarpAddresses &warp, std::int64_t sizeBytes, std::int64_t alignBytes, std::int64_t times);
  SectorWaste &operator+=(const SectorWaste &other);
};

} // namespace warpgrain::access
