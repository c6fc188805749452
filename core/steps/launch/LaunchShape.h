// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"

#include <array>
#include <cstdint>
#include <expected>
#include <optional>

namespace warpgrain::transform {

/// The blocks that run the same threads along an axis with other blocks; none where no number of blocks does.
std::optional<std::int64_t> blocksInstead(std::int64_t grid, std::int64_t oldThreads, std::int64_t newThreads);

/// Gives one launch another block, and the grid that runs the same threads with it. Fails with a verdict where it is
/// not known that there is such a grid, or the launch is written in a way that cannot be changed in place.
std::expected<TextEdits, dependence::Verdict> reshapeLaunch(const model::Unit &unit, const model::Launch &launch,
                                                            const std::array<std::int64_t, 3> &threads);

} // namespace warpgrain::transform
