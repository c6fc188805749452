// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::frontend {

/// Looks for a header that the compiler did not find in the folders where projects keep theirs:
/// beside the file, in the folders above it up to the project's root, and in those folders'
/// include, common, … folders. Returns the folder to add with -I.
std::optional<std::filesystem::path> guessIncludeFolder(const std::filesystem::path &file, const std::string &header);

/// The -I, -D and -std flags that a makefile beside the file names outright: not those it computes,
/// nor those under a condition. Relative folders are made absolute.
std::vector<std::string> guessFlagsFromMakefile(const std::filesystem::path &file);

} // namespace warpgrain::frontend
