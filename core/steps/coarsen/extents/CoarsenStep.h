// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Axis.h"
#include "core/model/MergeMode.h"
#include "core/plan/Step.h"
#include "core/plan/StepWords.h"

#include <cstdint>

namespace warpgrain::transform {

/// `coarsen [grid] AXIS FACTOR [adjacent] [guarded]`: FACTOR threads of a block along AXIS become one; with `grid`,
/// FACTOR blocks.
struct CoarsenStep {
  model::Axis axis = model::Axis::x;
  std::int64_t factor = 1; ///< from 1 to the block's (the grid's) extent along the axis
  model::MergeMode mode = model::MergeMode::cyclic;
  bool ofGrid = false; ///< merges blocks: one block does the work of several, one after the other
  /// The block (the grid) is rounded up, and the kernel is handed the old one, beyond which merged threads (blocks) do
  /// nothing. For extents that are known at run time only.
  bool guarded = false;
};

inline constexpr std::string_view coarsenUsage = "coarsen [grid] x|y|z FACTOR [cyclic|adjacent] [guarded]";

Read<CoarsenStep> parseCoarsen(const Step &step);
Step toStep(const CoarsenStep &step);

} // namespace warpgrain::transform
