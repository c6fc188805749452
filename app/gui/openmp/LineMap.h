// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace warpgrain::gui {

/// Where the lines of a text stand in another one that was made of it by putting lines in and taking some away.
class LineMap {
public:
  LineMap(std::string_view from, std::string_view to);

  /// Both from 1. Of what was put in right before the line, the first one; of a line that is not there, where it would
  /// stand.
  std::uint32_t lineOf(std::uint32_t line) const;

private:
  std::vector<std::uint32_t> lines_; ///< of each line of `from`
};

} // namespace warpgrain::gui
