// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/steps/memory/SharedArray.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <vector>

namespace warpgrain::transform {

/// The most elements that a row is padded with.
inline constexpr std::int64_t mostPadding = 32;

/// The fewest elements more in a row of the array that leave the fewest bank conflicts among its accesses; for the
/// launches in the unit. Fails where none can be saved, or it is not known which there are.
std::expected<std::int64_t, dependence::Verdict> bestPadding(KernelStudy &study, const SharedArray &array);

/// An access that certainly leaves its row, or may do so: then rows of another length would mean other elements. Adds
/// what is assumed. `dimensions`: those that are asked about, from 0 for the outermost one; all where there are none.
std::optional<dependence::Verdict> whyRowsAreLeft(KernelStudy &study, const SharedArray &array,
                                                  dependence::Verdict &verdict,
                                                  const std::vector<std::size_t> &dimensions = {});

} // namespace warpgrain::transform
