// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::views {

/// A line cut into words: names and numbers, runs of blanks, single signs. Together they are the line.
std::vector<std::string> wordsOf(std::string_view line);

/// True for a run of blanks, as wordsOf() cuts it out.
bool isBlankWord(std::string_view word);

/// How alike two lines are, 0 to 1: the share of words (blanks aside) that both have.
double likeness(std::string_view left, std::string_view right);

} // namespace warpgrain::views
