// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::build {

/// Flags as a person reads and types them: a flag with its value a line, with quotes where a word needs them.
std::string textOfFlags(const std::vector<std::string> &flags);

/// The words of such a text, as a POSIX shell cuts them: blanks and line ends separate words; quotes and backslashes
/// keep them, and a backslash before a line end goes on with the line. Nothing is expanded. A quote that is not closed
/// ends with the text.
std::vector<std::string> flagsOfText(std::string_view text);

/// The standard of C++ that flags name last ("c++17", "gnu++20"); empty where they name none.
std::string standardOf(const std::vector<std::string> &flags);

/// The flags with another standard in the place of the one that they name, or at their end; empty: with none.
std::vector<std::string> withStandard(const std::vector<std::string> &flags, const std::string &standard);

/// True where flags have nvcc's --use_fast_math.
bool haveFastMath(const std::vector<std::string> &flags);

/// The flags with it or without it.
std::vector<std::string> withFastMath(const std::vector<std::string> &flags, bool isFast);

} // namespace warpgrain::build
