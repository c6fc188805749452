// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>

namespace warpgrain {

/// The blanks at the start of the line that holds an offset.
std::string_view indentationAt(std::string_view text, std::uint32_t offset);

} // namespace warpgrain
