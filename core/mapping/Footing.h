// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/mapping/Ranking.h"

#include <string>

namespace warpgrain::mapping {

/// Returns a sentence that says why a configuration stands above the next one of the ranking, or that they share a
/// rank.
std::string whyAbove(const Configuration &upper, const Configuration &lower, const Ranking &ranking,
                     const SearchRules &rules);

} // namespace warpgrain::mapping
