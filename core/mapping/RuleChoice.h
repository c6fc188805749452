// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/mapping/Ranking.h"

#include <cstdint>
#include <optional>
#include <string>

namespace warpgrain::mapping {

/// Which rules a person chooses.
enum class RuleSet : std::uint8_t {
  ours,  ///< corrected, for a GPU of today
  paper, ///< as they were published, for a GT200
};

/// Returns the rules for a GPU. `architecture` is that of our rules ("sm_90"); the published ones are for compute
/// capability 1.3. `registersPerThread`: none where nobody gave a number; then it is 16 of the published rules, which
/// Table 1 of the paper implies, and 32 of ours, with which most kernels of today's GPUs have full occupancy. Fails
/// (usage) for an architecture that is not known.
Result<SearchRules> rulesFor(RuleSet set, const std::string &architecture,
                             std::optional<std::int64_t> registersPerThread = std::nullopt);

} // namespace warpgrain::mapping
