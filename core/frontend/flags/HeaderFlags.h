// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::frontend {

/// A source's own flags, divided by what they are to headers that are included before it.
struct HeaderFlags {
  std::vector<std::string> words;             ///< that such headers are read with, too
  std::vector<std::filesystem::path> folders; ///< where else headers are looked for, absolute
};

/// Divides the arguments of ClangFlags, whose relative names refer to the folder. Folders inside the toolkit are words:
/// nobody adds files there between two runs. Nothing where a flag includes a file: that is read before the source, and
/// twice where headers are kept that had it already.
std::optional<HeaderFlags> headerFlags(const std::vector<std::string> &arguments, const std::filesystem::path &folder,
                                       const std::filesystem::path &cudaRoot);

} // namespace warpgrain::frontend
