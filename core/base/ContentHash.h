// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <compare>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace warpgrain {

/// 128 bits that name a content: equal contents have equal hashes, on every machine. Not a defence
/// against someone who wants two contents to collide.
struct ContentHash {
  std::uint64_t high = 0;
  std::uint64_t low = 0;

  /// 32 lower-case hexadecimal digits.
  std::string hex() const;

  friend auto operator<=>(const ContentHash &, const ContentHash &) = default;
};

/// The hash of a list of byte strings. Where one part ends and the next begins counts: {"ab", "c"}
/// and {"a", "bc"} differ, and so do {} and {""}. Uses XXH3 (128 bits).
ContentHash hashContent(std::span<const std::string_view> parts);
ContentHash hashContent(std::span<const std::string> parts);
ContentHash hashContent(std::initializer_list<std::string_view> parts);

} // namespace warpgrain
