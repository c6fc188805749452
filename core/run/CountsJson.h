// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/Counts.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace warpgrain::execute {

/// Counts as they travel in an outcome; null where there are none.
nlohmann::json countsJson(const std::optional<LaunchCounts> &counts);
/// Throws what the JSON library throws.
std::optional<LaunchCounts> countsFromJson(const nlohmann::json &json);

} // namespace warpgrain::execute
