// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/execute/ElementType.h"
#include "core/execute/Fill.h"

#include <nlohmann/json.hpp>

namespace warpgrain::execute {

nlohmann::json elementJson(const ElementType &type);
/// Throws nlohmann::json::exception where the value is no element type.
ElementType elementFromJson(const nlohmann::json &json);

nlohmann::json fillJson(const Fill &fill);
/// Throws nlohmann::json::exception where the value is no fill.
Fill fillFromJson(const nlohmann::json &json);

/// "random", "ramp", "constant", "zero", "file".
std::string_view nameOf(FillKind kind);

} // namespace warpgrain::execute
