// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/protocol/Counts.h"

#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::executor {

/// Operations of one kind on one source line.
struct CountedOperations {
  std::string file;
  std::uint32_t line = 0; ///< 0 if unknown
  run::OperationKind kind = run::OperationKind::integer;
  std::uint64_t number = 0;
};

/// Operations of each piece of straight-line code.
using CountedPieces = std::vector<std::vector<CountedOperations>>;

} // namespace warpgrain::executor
