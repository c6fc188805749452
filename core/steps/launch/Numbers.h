// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/StepWords.h"

#include <cstdint>
#include <string_view>

namespace warpgrain::transform {

/// What a number of a step may be, for the reason that refuses it.
struct NumberRange {
  dependence::ReasonId what; ///< the clause that names it: "The number of registers of a thread"
  std::int64_t least = 1;
  std::int64_t most = 1;
};

/// Reads a whole number of a step; fails with its range and how the step is written.
Read<std::int64_t> readNumber(std::string_view text, const NumberRange &range, std::string_view usage);

} // namespace warpgrain::transform
