// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::executor {

/// A source location.
struct Site {
  std::string file;
  std::uint32_t line = 0; ///< 0 if unknown
  std::uint32_t column = 0;

  friend auto operator<=>(const Site &, const Site &) = default;
};

/// An access or a branch condition whose executions are counted.
struct CountedPlace {
  Site site;
  bool isBranch = false;
  bool hasManyWays = false; ///< for a branch: it has more than two ways
  LoweredAccessKind kind = LoweredAccessKind::read;
  std::uint32_t bytes = 0;          ///< bytes per lane
  std::uint32_t alignment = 1;      ///< known alignment of the address, in bytes
  std::vector<std::uint32_t> loops; ///< enclosing loops, as indices into CountedCode::loops
};

/// A loop around counted places.
struct CountedLoop {
  Site site;
  /// Branch that begins each iteration and leaves the loop, as an index into CountedCode::places. It is not logged: its
  /// executions follow from the iterations.
  std::optional<std::uint32_t> test;
};

/// Everything in a kernel that is counted.
struct CountedCode {
  std::vector<CountedPlace> places;
  std::vector<CountedLoop> loops;
  std::vector<std::string> missing; ///< sentences that name accesses that are not counted
  bool hasJumpsIntoLoops = false;   ///< iterations of such loops cannot be told apart
};

} // namespace warpgrain::executor
