// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/Request.h"

#include <nlohmann/json.hpp>

namespace warpgrain::execute {

nlohmann::json sourceJson(const DeviceSource &source);
/// Throws what the JSON library throws.
DeviceSource sourceFromJson(const nlohmann::json &json);

} // namespace warpgrain::execute
