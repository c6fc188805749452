// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Step.h"
#include "core/plan/StepWords.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace warpgrain::transform {

/// `spread LOOP LANES [reorder]`: LANES neighbouring lanes of a warp do the work of one thread and share out the
/// iterations of a loop.
struct SpreadStep {
  std::string loop;       ///< the loop's counter, or L and the number of the line it begins in
  std::int64_t lanes = 1; ///< 1, which changes nothing, or 2, 4, 8, 16 or 32
  bool reorders = false;  ///< sums of floating-point numbers may be taken in another order
};

inline constexpr std::string_view spreadUsage =
    "spread LOOP LANES [reorder], where LOOP is the loop's counter (k) or its line (L42)";

/// The most threads that a block may have, on every device.
inline constexpr std::int64_t largestSpreadBlock = 1024;

Read<SpreadStep> parseSpread(const Step &step);
/// The canonical spelling.
Step toStep(const SpreadStep &step);

} // namespace warpgrain::transform
