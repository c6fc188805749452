// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <string_view>

namespace warpgrain {

constexpr std::string_view blanksAndLineEnds = " \t\r\n";

/// Without blanks and line ends at the end.
constexpr std::string_view trimmedRight(std::string_view text) {
  return text.substr(0, text.find_last_not_of(blanksAndLineEnds) + 1);
}

/// Without blanks and line ends at both ends.
constexpr std::string_view trimmed(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(blanksAndLineEnds), text.size()));
  return trimmedRight(text);
}

} // namespace warpgrain
