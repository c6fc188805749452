// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Step.h"

#include <cstdint>
#include <string_view>

namespace warpgrain::transform {

/// What a number of a step may be, for the sentence that refuses it.
struct NumberRange {
  std::string_view what; ///< "The number of registers"
  std::int64_t least = 1;
  std::int64_t most = 1;
};

/// Reads a whole number of a step; fails (usage) with its range and how the step is written.
Result<std::int64_t> readNumber(std::string_view text, const NumberRange &range, std::string_view usage);

} // namespace warpgrain::transform
