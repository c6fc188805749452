// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Step.h"
#include "core/plan/StepWords.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace warpgrain::transform {

/// `block X[,Y[,Z]]`: launches with blocks of that many threads. In a list of values, where commas part them, the
/// extents are written with x: `block 64,32x8`.
struct BlockStep {
  std::array<std::int64_t, 3> threads{1, 1, 1}; ///< along x, y and z
};

inline constexpr std::string_view blockUsage = "block X[,Y[,Z]]";

/// Fails with what is wrong, also where no device takes the block.
Read<BlockStep> parseBlock(const Step &step);
Step toStep(const BlockStep &step);

/// "32,8", without the extents of 1 at its end.
std::string blockText(const std::array<std::int64_t, 3> &threads);

} // namespace warpgrain::transform
