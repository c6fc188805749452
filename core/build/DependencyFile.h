// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

namespace warpgrain::build {

/// The files named by a dependency file (-MD) as GCC, Clang and nvcc write it: one make rule.
/// Relative names are taken from the folder. Empty for text that is no rule.
std::vector<std::filesystem::path> parseDependencies(std::string_view text, const std::filesystem::path &folder);

} // namespace warpgrain::build
