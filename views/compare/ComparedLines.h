// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::views {

/// Whether lines that differ in white space alone are different.
enum class WhiteSpace : std::uint8_t { counts, ignored };

/// The lines of a text in the form in which they are compared, as many as linesOf(text) has. Where white space is
/// ignored, lines are equal that have the same tokens of C++: `a+b` and `a + b`, but not `a++b` and `a + +b`, nor
/// `int x` and `intx`. In strings white space counts, in comments it separates words. In a preprocessor line it counts
/// whether there is some: `#define A(x)` and `#define A (x)` mean different things.
std::vector<std::string> comparedLines(std::string_view text, WhiteSpace whiteSpace);

} // namespace warpgrain::views
