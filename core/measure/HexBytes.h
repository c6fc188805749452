// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::measure {

/// Two lower-case hexadecimal digits for each byte.
std::string hexOf(std::span<const std::byte> bytes);

/// The bytes of pairs of hexadecimal digits; nullopt where it is something else.
std::optional<std::vector<std::byte>> bytesFromHex(std::string_view text);

} // namespace warpgrain::measure
