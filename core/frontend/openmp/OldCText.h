// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace warpgrain::frontend {

/// Where the empty lines begin that stand before the first declaration, outside of conditions of the preprocessor.
std::vector<std::uint32_t> emptyLines(std::string_view text);

} // namespace warpgrain::frontend
