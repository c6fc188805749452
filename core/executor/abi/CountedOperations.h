// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/Counts.h"

#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::executor {

/// Operations of one kind that stand at one line of the source.
struct CountedOperations {
  std::string file;
  std::uint32_t line = 0; ///< 0 where not known
  execute::OperationKind kind = execute::OperationKind::integer;
  std::uint64_t number = 0;
};

/// What a thread does that comes to a piece of straight code: for each piece its operations.
using CountedPieces = std::vector<std::vector<CountedOperations>>;

} // namespace warpgrain::executor
