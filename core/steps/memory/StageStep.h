// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/plan/Step.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace warpgrain::transform {

/// `stage A k 16`: what a loop reads of A, in tiles of 16 iterations; `stage A`: what threads read side by side.
struct StageStep {
  std::string array;
  std::string loop;            ///< empty where no loop is named
  std::int64_t iterations = 0; ///< of a tile, from 2 to longestTile; 0 without a loop
};

/// Tiles of more iterations than this do not fit into shared memory beside anything else.
inline constexpr std::int64_t longestTile = 4096;

inline constexpr std::string_view stageUsage =
    "stage ARRAY [LOOP ITERATIONS], where LOOP is the loop's counter (k) or its line (L42)";

/// Reads a step's arguments; fails (usage) with what is wrong and how the step is written.
Result<StageStep> parseStage(const Step &step);
/// The canonical spelling.
Step toStep(const StageStep &step);

} // namespace warpgrain::transform
