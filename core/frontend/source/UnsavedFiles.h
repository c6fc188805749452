// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <map>
#include <string>

namespace warpgrain::frontend {

/// Texts of files that are edited but not saved.
using UnsavedFiles = std::map<std::filesystem::path, std::string>;

} // namespace warpgrain::frontend
