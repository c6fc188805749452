// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Step.h"
#include "core/plan/StepWords.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace warpgrain::transform {

/// `stage A k 16` stages the reads of A in a loop, in tiles of 16 iterations; `stage A` stages the overlapping rows
/// that neighbouring threads read.
struct StageStep {
  std::string array;
  std::string loop;            ///< empty if no loop is named
  std::int64_t iterations = 0; ///< iterations of a tile, from 2 to longestTile; 0 without a loop
};

/// Limit on the iterations of a tile, given by the size of shared memory.
inline constexpr std::int64_t longestTile = 4096;

inline constexpr std::string_view stageUsage =
    "stage ARRAY [LOOP ITERATIONS], where LOOP is the loop's counter (k) or its line (L42)";

/// Parses a step's arguments. Fails with the error and the syntax of the step.
Read<StageStep> parseStage(const Step &step);
/// Returns the step in canonical spelling.
Step toStep(const StageStep &step);

} // namespace warpgrain::transform
