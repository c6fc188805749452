// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/WarpRequest.h"

#include <array>
#include <optional>

namespace warpgrain::access {

/// Why bytes of a sector that a request moves are not what it is after.
enum class WasteCause : std::uint8_t {
  otherParts, ///< they belong to the same elements, and other instructions move them
  idleLanes,  ///< lanes between the active ones take no part and would use them
  gaps,       ///< they lie between the elements of neighbouring lanes
  rowBegins,  ///< the lanes use several rows, and rows begin inside sectors
  shortRows,  ///< the lanes use several rows, each of which fills no whole number of sectors
  begin,      ///< all elements lie side by side, and begin inside a sector
};

inline constexpr std::size_t wasteCauses = 6;

/// How a warp's elements lie: rows of them that neighbouring lanes use side by side.
struct WarpShape {
  int activeLanes = 0;
  int laneStep = 0;               ///< every laneStep-th lane takes part; 0 where their distances differ
  int rows = 1;                   ///< pieces without a hole
  std::int64_t rowBytes = 0;      ///< of the longest
  std::int64_t distanceBytes = 0; ///< from row to row; 0 where that differs
  std::int64_t beginBytes = 0;    ///< of the first row: into its sector

  friend bool operator==(const WarpShape &, const WarpShape &) = default;
};

/// What one cause wastes, over all requests.
struct WasteShare {
  std::int64_t bytes = 0;
  std::int64_t worst = 0; ///< the most of one request
  WarpShape shape;        ///< of that request
  bool sameBegin = true;  ///< all requests with this cause begin equally far into a sector
  bool sameStep = true;   ///< in all of them the lanes that take part are equally far from each other
};

/// The bytes of sectors that requests move in vain, by cause. Only requests that move more sectors than their data
/// would fill count: the end of a sector that any order of the data leaves empty is not a waste.
struct SectorWaste {
  std::array<WasteShare, wasteCauses> of{};

  const WasteShare &operator[](WasteCause cause) const { return of[static_cast<std::size_t>(cause)]; }

  WasteShare &operator[](WasteCause cause) { return of[static_cast<std::size_t>(cause)]; }

  std::int64_t bytes() const;
  /// What wastes most; nothing where nothing does.
  std::optional<WasteCause> main() const;

  /// Adds a warp's request that happens so many times.
  void add(const WarpAddresses &warp, std::int64_t sizeBytes, std::int64_t alignBytes, std::int64_t times);
  SectorWaste &operator+=(const SectorWaste &other);
};

} // namespace warpgrain::access
