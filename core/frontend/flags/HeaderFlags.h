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
  bool includeFiles = false;                  ///< True if flags include files, which are read after such headers.
};

/// Divides the arguments of ClangFlags, whose relative names refer to the folder. Folders inside the toolkit are words:
/// nobody adds files there between two runs. A file that a flag includes is the source's own: no word names it. No
/// value where a flag takes the macros of a file alone.
std::optional<HeaderFlags> headerFlags(const std::vector<std::string> &arguments, const std::filesystem::path &folder,
                                       const std::filesystem::path &cudaRoot);

} // namespace warpgrain::frontend
