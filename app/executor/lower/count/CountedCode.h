// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/executor/Abi.h"

#include <compare>
#include <cstdint>
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
  AccessKind kind = AccessKind::read;
  std::uint32_t alignment = 1;      ///< in bytes, that the address is known to have
  std::vector<std::uint32_t> loops; ///< around it, by their positions in CountedCode::loops
};

/// What of a kernel is counted.
struct CountedCode {
  std::vector<CountedPlace> places;
  std::vector<Site> loops;
  std::vector<std::string> missing; ///< sentences: accesses that are not counted
  bool hasJumpsIntoLoops = false;   ///< iterations of such loops cannot be told apart
};

} // namespace warpgrain::executor
