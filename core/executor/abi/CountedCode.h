// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::executor {

/// A place in the source.
struct Site {
  std::string file;
  std::uint32_t line = 0; ///< 0 where not known
  std::uint32_t column = 0;

  friend auto operator<=>(const Site &, const Site &) = default;
};

/// An access of the code, or a condition that threads branch by, whose executions are counted.
struct CountedPlace {
  Site site;
  bool isBranch = false;
  bool hasManyWays = false; ///< a branch: more than two
  LoweredAccessKind kind = LoweredAccessKind::read;
  std::uint32_t bytes = 0;          ///< of each lane
  std::uint32_t alignment = 1;      ///< in bytes, that the address is known to have
  std::vector<std::uint32_t> loops; ///< around it, by their positions in CountedCode::loops
};

/// A loop around counted places.
struct CountedLoop {
  Site site;
  /// A branch that threads come to once in each iteration, as the first thing, and that they leave the loop by: nothing
  /// is told of its executions, which follow from the iterations.
  std::optional<std::uint32_t> test;
};

/// What of a kernel is counted.
struct CountedCode {
  std::vector<CountedPlace> places;
  std::vector<CountedLoop> loops;
  std::vector<std::string> missing; ///< sentences: accesses that are not counted
  bool hasJumpsIntoLoops = false;   ///< iterations of such loops cannot be told apart
};

} // namespace warpgrain::executor
