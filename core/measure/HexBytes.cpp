// SPDX-License-Identifier: Apache-2.0
#include "core/measure/HexBytes.h"

#include <charconv>

namespace warpgrain::measure {

std::string hexOf(std::span<const std::byte> bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string out;
  for (const std::byte byte : bytes) {
    out += digits[std::to_integer<unsigned>(byte) >> 4U];
    out += digits[std::to_integer<unsigned>(byte) & 15U];
  }
  return out;
}

std::optional<std::vector<std::byte>> bytesFromHex(std::string_view text) {
  if (text.size() % 2 != 0) return std::nullopt;
  std::vector<std::byte> out;
  for (std::size_t i = 0; i < text.size(); i += 2) {
    unsigned value = 0;
    const char *end = text.data() + i + 2;
    const auto [stop, error] = std::from_chars(text.data() + i, end, value, 16);
    if (error != std::errc() || stop != end) return std::nullopt;
    out.push_back(static_cast<std::byte>(value));
  }
  return out;
}

} // namespace warpgrain::measure
