// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"
#include "core/plan/KernelStudy.h"

#include <array>
#include <cstdint>
#include <expected>
#include <optional>

namespace warpgrain::transform {

/// The blocks that run the same threads along an axis with other blocks; none where no number of blocks does.
std::optional<std::int64_t> blocksInstead(std::int64_t grid, std::int64_t oldThreads, std::int64_t newThreads);

/// Gives one launch another block, and the grid that runs the same threads with it. Along an axis of which `mayRoundUp`
/// is true, a grid that is known at run time only is rounded up where the new block may not divide its threads. Fails
/// with a verdict where it is not known that there is such a grid, or the launch is written in a way that cannot be
/// changed in place.
std::expected<TextEdits, dependence::Verdict> reshapeLaunch(const model::Unit &unit, const model::Launch &launch,
                                                            const std::array<std::int64_t, 3> &threads,
                                                            const std::array<bool, 3> &mayRoundUp = {});

/// True for a launch whose grid must be rounded up along an axis for a block of so many threads there, whatever it is:
/// it is known at run time only, and the old block's extent is no multiple.
bool needsRounding(const model::Launch &launch, model::Axis axis, std::int64_t threads);

/// Why a kernel may notice that its threads are grouped into other blocks; none where it cannot: along each axis that
/// changes, all it reads is the thread's place in the whole grid, `blockIdx * blockDim + threadIdx`, and the grid's
/// number of threads, `gridDim * blockDim`; and nothing of it works with other threads of its block or warp.
std::optional<dependence::Verdict> whyBlocksMatter(KernelStudy &study, const std::array<bool, 3> &changed);

} // namespace warpgrain::transform
