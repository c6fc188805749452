// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/steps/memory/arrays/SharedArray.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <vector>

namespace warpgrain::transform {

/// Maximum padding of a row, in elements.
inline constexpr std::int64_t mostPadding = 32;

/// Returns the smallest row padding, in elements, that minimizes the bank conflicts of the array's accesses in the
/// launches of the unit. Fails if no padding saves conflicts, or if the conflicts are not known.
std::expected<std::int64_t, dependence::Verdict> bestPadding(KernelStudy &study, const SharedArray &array);

/// Refuses if an access leaves its row or may do so, because it would name another element if the row length changed.
/// Adds its assumptions to `verdict`. `dimensions`: the dimensions to check, 0 for the outermost; empty for all.
std::optional<dependence::Verdict> whyRowsAreLeft(KernelStudy &study, const SharedArray &array,
                                                  dependence::Verdict &verdict,
                                                  const std::vector<std::size_t> &dimensions = {});

} // namespace warpgrain::transform
