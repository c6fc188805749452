// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/loopkit/CountingLoop.h"
#include "core/steps/spread/LaneOrder.h"
#include "core/steps/spread/LaneSums.h"

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// What is written when the iterations of a loop are shared out.
struct SpreadPlan {
  CountingLoop loop;
  std::int64_t lanes = 2;
  std::vector<LaneSum> sums;
  LaneOrder order;
  bool isFlat = false; ///< blocks certainly have one thread along y and z
};

/// The edits that make the kernel's threadIdx.x and blockDim.x those of the threads before the step. Fails where a
/// macro hides one of them.
std::expected<TextEdits, dependence::Verdict> dividedIndices(const KernelStudy &study, std::int64_t lanes);

/// The edits of the kernel's body. `indices`: those of dividedIndices().
TextEdits spreadBody(const KernelStudy &study, const SpreadPlan &plan, TextEdits indices);

} // namespace warpgrain::transform
