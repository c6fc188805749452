// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/JsonValues.h"
#include "core/run/CountComparison.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::cli {

/// A table of what a launch executed, a row for each reference; what is missing from it below.
std::string countsText(const std::vector<run::CountedReference> &rows, const run::LaunchCounts &counts);

/// The same as JSON; null where nothing was asked for.
Json countsJson(const std::vector<run::CountedReference> &rows, const std::optional<run::LaunchCounts> &counts);

} // namespace warpgrain::cli
