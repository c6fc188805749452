// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <array>
#include <cstdint>
#include <string>

namespace warpgrain::cli {

/// "32", "32,8" or "32,8,1" (also with x between): extents of a block, each from 1 to 1024; what is left
/// out is 1.
Result<std::array<std::int64_t, 3>> parseExtents(const std::string &text);

/// "66.7 %"
std::string percent(double share);

} // namespace warpgrain::cli
