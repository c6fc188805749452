// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/model/Launch.h"

#include <array>
#include <cstdint>
#include <string>

namespace warpgrain::cli {

/// "32", "32,8" or "32,8,1" (also with x between): extents of a block in threads, each from 1 to 1024; what is left out
/// is 1.
Result<std::array<std::int64_t, 3>> parseBlock(const std::string &text);

/// Likewise the extents of a grid in blocks: along x up to 2^31 - 1, along y and z up to 65535 (Programming Guide,
/// "Technical Specifications per Compute Capability").
Result<std::array<std::int64_t, 3>> parseGrid(const std::string &text);

/// Puts what was typed in place of what is known; nothing typed changes nothing.
Result<void> takeBlock(const std::string &text, model::Extents &block);
Result<void> takeGrid(const std::string &text, model::Extents &grid);

/// With so many digits after the point: "1.50".
std::string fixed(double value, int digits);

/// "66.7 %"
std::string percent(double share);

} // namespace warpgrain::cli
