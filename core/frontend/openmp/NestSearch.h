// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string_view>

namespace warpgrain::frontend {

/// True if a preprocessor directive, with its `#`, is `#pragma warpgrain map`.
bool isNestMark(std::string_view directive);

/// True if a text marks a nest.
bool hasNestMarks(std::string_view text);

/// True if a source is one of C or C++, by its name, and has a `for` loop. Nothing is parsed: the loop may be one that
/// a condition leaves out, or a comment that reads like one.
bool mayHaveNests(const std::filesystem::path &file, std::string_view text);

} // namespace warpgrain::frontend
