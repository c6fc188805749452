// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Program.h"
#include "core/openmp/regions/Updates.h"

#include <string>
#include <vector>

namespace warpgrain::openmp {

/// A number to which each iteration of a row's loop adds one value.
struct RowSum {
  const Statement *statement = nullptr; ///< that adds it; has `update`
  VariableId variable{};
  bool isMemory = false; ///< an element of the kernel's memory; else a number of the row
};

/// The loop over a row, of rows that lie one behind the other in memory, as those of a sparse matrix do (ALG-G2). The
/// threads of a block compute together what the loop adds up, for all rows of the block; then each of them adds up its
/// own row, in the order of the loop.
struct LoopCollapse {
  std::vector<const Statement *> before; ///< what an iteration of the directive's loop executes before the loop
  const Statement *loop = nullptr;       ///< which has `counted`
  std::vector<const Statement *> behind; ///< and behind it
  std::vector<RowSum> sums;
  std::vector<Overlap> apart; ///< it is allowed where these lead to different blocks of memory

  /// Values that a block computes before its rows are added up: four for each thread of a block of the usual size.
  static constexpr unsigned values = 1024;
};

} // namespace warpgrain::openmp
