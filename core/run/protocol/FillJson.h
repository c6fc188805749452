// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/protocol/MemoryTypes.h"

#include <nlohmann/json.hpp>

namespace warpgrain::run {

nlohmann::json fillJson(const Fill &fill);
/// Throws nlohmann::json::exception if the value is not a fill.
Fill fillFromJson(const nlohmann::json &json);

} // namespace warpgrain::run
